import { entries, languageTag, message, text } from '../../content/fields.ts'
import { defineBlock } from '../define-block.ts'

/** Reference projects with a filter by category. */
export const portfolio = defineBlock(
  'portfolio',
  {
    name: 'Übersicht der Referenzen',
    purpose: 'Karten mit Referenzen und Schaltflächen zum Filtern.',
  },
  {
    title: text().optional().describe('Überschrift'),
    intro: text().optional().describe('Ein bis zwei Sätze davor'),
    allLabel: text().describe('Schaltfläche, die alle zeigt'),
    allLang: languageTag()
      .optional()
      .describe('Sprache dieser Beschriftung, wenn nicht Deutsch: en'),
    categories: entries('categories').describe('Kurznamen aus categories.yaml; weglassen für alle'),
    projects: entries('projects', [
      'title',
      'category',
      'location',
      'date',
      'image',
      'description',
    ]).describe('Kurznamen aus portfolio.yaml; weglassen für alle'),
    linkLabel: text().describe('Beschriftung des Links: Referenz ansehen'),
  },
  {
    ui: {
      filter: text().describe('Wofür die Schaltflächen da sind, für Vorleseprogramme'),
      all: message('count').describe('Ohne Filter: Alle Referenzen: {count}'),
      one: message('category').describe('Ein Treffer: 1 Referenz im Bereich „{category}“'),
      other: message('count', 'category').describe(
        'Mehrere Treffer: {count} Referenzen im Bereich „{category}“',
      ),
      none: message('category').describe('Kein Treffer: Keine Referenz im Bereich „{category}“'),
    },
  },
)
