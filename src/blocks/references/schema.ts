import { action, fitting, text } from '../../content/fields.ts'
import { defineBlock } from '../define-block.ts'

/** Three reference projects that fit the page. */
export const references = defineBlock(
  'references',
  {
    name: 'Passende Referenzen',
    purpose:
      'Drei Referenzen aus `portfolio.yaml`, die zur Seite passen, mit Ort, Jahr und Bauzeit. Am Ende einer Referenz die nächsten, die ihr am ähnlichsten sind.',
  },
  {
    title: text().describe('Überschrift'),
    intro: text().optional().describe('Ein bis zwei Sätze davor'),
    fitting: fitting(
      'projects',
      ['title', 'location', 'date', 'duration', 'image'],
      { key: 'services', collection: 'services' },
      3,
    ).describe(
      'Leistungen, zu denen sie passen sollen; weglassen für die ersten in portfolio.yaml, auf der Seite einer Referenz für die ähnlichsten',
    ),
    all: action().optional().describe('Link zu allen Referenzen'),
  },
  { widest: 400 },
)
