import { z } from 'zod'
import { date, euros, message, text } from '../../content/fields.ts'
import { defineBlock } from '../define-block.ts'

/** What work usually costs, and what makes it more or less. */
export const prices = defineBlock(
  'prices',
  {
    name: 'Preisspannen',
    purpose:
      'Was etwas meist kostet, von bis, und wovon das abhängt. Feste Preise, auch mit Cent, stehen als Tabelle in einem Block `prose`.',
  },
  {
    title: text().describe('Überschrift'),
    intro: text().optional().describe('Ein bis zwei Sätze davor'),
    rows: z
      .array(
        z
          .strictObject({
            what: text().describe('Was gemacht wird: Wärmepumpe im Einfamilienhaus'),
            from: euros().describe('Von, in Euro, in der Schweiz in Franken, ohne Punkt: 25000'),
            to: euros().meta({
              description: 'Bis, in Euro, in der Schweiz in Franken, ohne Punkt: 38000',
              form: 'die höchste übliche Summe (gibt es keine, gehört der Preis statt in diesen Block in einen Text) als Zahl: 38000',
            }),
            per: text().optional().describe('Worauf sich der Preis bezieht: je m²'),
            drivers: z
              .array(text())
              .default([])
              .describe('Wovon der Preis abhängt, je eine Zeile: Zustand der Heizkörper'),
          })
          .refine(({ from, to }) => from <= to, {
            path: ['to'],
            params: { code: 'to-below-from' },
          }),
      )
      .min(1)
      .describe('Zeilen der Reihe nach'),
    asOf: date().describe('Stand der Preise: 2026-11-01'),
    note: text().optional().describe('Was zu den Preisen zu sagen ist: mit Mehrwertsteuer'),
  },
  {
    ui: {
      range: message('from', 'to').default('{from} bis {to}').describe('Von bis'),
      asOf: message('date').default('Stand: {date}.').describe('Zeile mit dem Stand'),
    },
  },
)
