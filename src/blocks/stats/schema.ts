import { entries, message, text } from '../../content/fields.ts'
import { defineBlock } from '../define-block.ts'

/** Figures that appear one after another when they are scrolled into view. */
export const stats = defineBlock(
  'stats',
  { name: 'Zahlen', purpose: 'Große Zahlen mit Erklärung, auf Wunsch mit Quelle und Stand.' },
  {
    title: text().optional().describe('Überschrift'),
    intro: text().optional().describe('Ein bis zwei Sätze davor'),
    stats: entries('stats').describe('Kurznamen aus stats.yaml; weglassen für alle'),
  },
  {
    ui: {
      source: message('source', 'date')
        .default('Quelle: {source}, Stand {date}')
        .describe('Zeile unter der Zahl'),
    },
  },
)
