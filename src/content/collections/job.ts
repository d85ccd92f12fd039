import { z } from 'zod'
import { date, emailAddress, phone, slug, text } from '../fields.ts'
import { address } from '../location/address.ts'

/** More than anybody earns in an hour, and less than in a month, in euros. */
const BETWEEN_HOUR_AND_MONTH = 150

const isLikelyPay = ({ from, per }: { from: number; per: 'hour' | 'month' }) =>
  // What is less than an hour's pay is a number of another kind, and told as that.
  per === 'hour' ? from < BETWEEN_HOUR_AND_MONTH : from < 10 || from > BETWEEN_HOUR_AND_MONTH

/** An open position. */
export const job = z.strictObject({
  id: slug().describe('Kurzname der Stelle, klein und ohne Umlaute: fliesenleger'),
  title: text().describe('Bezeichnung, mit (m/w/d)'),
  description: text().describe('Worum es geht, zwei bis drei Sätze'),
  tasks: z.array(text()).min(1).describe('Aufgaben, je eine Zeile'),
  profile: z.array(text()).min(1).describe('Was jemand mitbringen soll, je eine Zeile'),
  kind: z
    .enum(['full-time', 'part-time', 'apprenticeship', 'full-or-part-time'])
    .optional()
    .describe(
      'full-time: Vollzeit, part-time: Teilzeit, apprenticeship: Ausbildung, full-or-part-time: Vollzeit oder Teilzeit; für Jobbörsen',
    ),
  pay: z
    .strictObject({
      from: z
        .number()
        .min(1)
        .max(100_000)
        .describe('Von, in Euro, in der Schweiz in Franken: 19.5'),
      to: z.number().min(1).max(100_000).describe('Bis, in Euro, in der Schweiz in Franken: 24'),
      per: z.enum(['hour', 'month']).describe('hour: je Stunde, month: im Monat'),
    })
    .refine(({ from, to }) => from <= to, { path: ['to'], params: { code: 'to-below-from' } })
    .refine(isLikelyPay, { path: ['per'], params: { code: 'pay-per' } })
    .optional()
    .describe('Lohn oder Gehalt, brutto'),
  hours: text().optional().describe('Arbeitszeit: 38,5 Stunden, freitags bis 12 Uhr'),
  place: text().optional().describe('Wo gearbeitet wird: Warendorf und 40 km ringsum'),
  address: z
    .strictObject({ ...address, street: address.street.optional() })
    .optional()
    .describe(
      'Anschrift des Arbeitsortes für Jobbörsen: { postcode: "59229", city: Ahlen }; weglassen, wenn es die des Betriebs ist',
    ),
  start: text().optional().describe('Ab wann: sofort, zum 1. August'),
  contact: z
    .strictObject({
      name: text().describe('Wer sich um die Bewerbung kümmert, mit Aufgabe'),
      phone: phone().optional().describe('Telefon mit Ländervorwahl'),
      whatsapp: phone()
        .optional()
        .describe('Nummer für WhatsApp mit Ländervorwahl; weglassen, wenn es das nicht gibt'),
      email: emailAddress().optional().describe('E-Mail-Adresse'),
    })
    .optional()
    .describe('An wen man sich wendet'),
  employment: text().describe('Umfang und Dauer: Vollzeit, unbefristet'),
  datePosted: date().describe('Seit wann die Stelle ausgeschrieben ist: 2026-11-02'),
  validThrough: date()
    .optional()
    .describe(
      'Letzter Tag, an dem die Stelle zu sehen ist: 2027-03-31; weglassen, wenn sie offen bleibt',
    ),
})
