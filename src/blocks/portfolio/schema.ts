import { entries, languageTag, leadingEntries, message, text } from '../../content/fields.ts'
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
      .describe('Sprache dieser Beschriftung, wenn nicht die der Website: en'),
    categories: entries('categories', undefined, { mayBeEmpty: true }).describe(
      'Kurznamen aus categories.yaml; weglassen für alle',
    ),
    projects: leadingEntries('projects', [
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
    widest: 680,
    parameters: { category: 'categories' },
    ui: {
      filter: text()
        .default('Projekte nach Bereich filtern')
        .describe('Wofür die Schaltflächen da sind, für Vorleseprogramme'),
      all: message('count').default('Alle Projekte: {count}').describe('Ohne Filter'),
      one: message('category').default('1 Projekt im Bereich „{category}“').describe('Ein Treffer'),
      other: message('count', 'category')
        .default('{count} Projekte im Bereich „{category}“')
        .describe('Mehrere Treffer'),
      none: message('category')
        .default('Noch kein Projekt im Bereich „{category}“')
        .describe('Kein Treffer'),
    },
  },
)
