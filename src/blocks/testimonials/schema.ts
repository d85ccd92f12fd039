import { entries, message, text } from '../../content/fields.ts'
import { defineBlock } from '../define-block.ts'

/** What customers say, with the note that §5b(3) UWG asks for. */
export const testimonials = defineBlock(
  'testimonials',
  {
    name: 'Kundenstimmen',
    purpose: 'Was Kundinnen und Kunden sagen, mit Sternen und dem Hinweis zur Echtheit.',
  },
  {
    title: text().describe('Überschrift'),
    intro: text().optional().describe('Ein bis zwei Sätze davor'),
    testimonials: entries('testimonials').describe(
      'Kurznamen aus testimonials.yaml; weglassen für alle',
    ),
    note: text().describe(
      'Ob und wie die Echtheit der Bewertungen geprüft wird (in Deutschland § 5b Abs. 3 UWG)',
    ),
  },
  {
    ui: {
      row: text()
        .default('Kundenstimmen')
        .describe('Name der Reihe für Vorleseprogramme, wo keine Überschrift steht'),
      rating: message('rating')
        .default('{rating} von 5 Sternen')
        .describe('Was Vorleseprogramme zu den Sternen sagen'),
    },
  },
)
