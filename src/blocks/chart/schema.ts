import { z } from 'zod'
import { date, message, text } from '../../content/fields.ts'
import { defineBlock } from '../define-block.ts'
import { LOOKS } from './chart-data.ts'
import { findFaults } from './find-faults.ts'
import { prepareChart } from './prepare.ts'

const series = z.strictObject({
  name: text().optional().describe('Wofür die Reihe steht; nötig, sobald es mehrere gibt'),
  values: z
    .array(z.number())
    .min(2)
    .describe(
      'Eine Zahl zu jeder Beschriftung. In der Datei stehen Tausender ohne Punkt, Kommastellen mit Punkt: [24600, 0.5]',
    ),
})

/** Figures as a drawing, made when the site is built, with the same figures as a table. */
export const chart = defineBlock(
  'chart',
  {
    name: 'Diagramm',
    purpose:
      'Zahlen als Balken, Verlauf oder Anteile, mit Einheit, Quelle und Stand. Dieselben Zahlen stehen als Tabelle darunter. Das Bild entsteht beim Bauen der Website und braucht kein JavaScript.',
  },
  {
    title: text().describe('Überschrift: was man dem Diagramm entnimmt'),
    intro: text().optional().describe('Ein bis zwei Sätze davor'),
    look: z
      .enum(LOOKS)
      .describe(
        'bars: Balken zum Vergleichen, lines: Verlauf über die Zeit, shares: Anteile an einem Ganzen',
      ),
    unit: text().describe(
      'Einheit der Zahlen: kWh im Jahr, €, %. Anteile in % ergeben zusammen 100',
    ),
    labels: z
      .array(text())
      .min(2)
      .max(60)
      .describe('Beschriftungen der Reihe nach: [Vorher, Nachher]'),
    series: z.array(series).min(1).max(3).describe('Eine bis drei Reihen von Zahlen'),
    source: text().describe('Woher die Zahlen kommen: Abrechnungen der Eigentümer'),
    asOf: date().describe('Stand: 2026-01-31'),
  },
  {
    ui: {
      source: message('source', 'date')
        .default('Quelle: {source}, Stand {date}')
        .describe('Zeile darunter'),
      table: text().default('Die Zahlen als Tabelle').describe('Öffnet die Tabelle'),
    },
    faults: findFaults,
    prepare: prepareChart,
  },
)
