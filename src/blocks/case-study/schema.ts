import { action, currentEntry, message, text } from '../../content/fields.ts'
import { defineBlock } from '../define-block.ts'

/** A reference project told in full. */
export const caseStudy = defineBlock(
  'case-study',
  {
    name: 'Referenz',
    purpose:
      'Eine ganze Referenz. Der Block steht nur in der Datei, aus der die Seiten der Referenzen werden.',
  },
  {
    project: currentEntry('projects').describe(
      'Weglassen: die Referenz, um die es auf der Seite geht',
    ),
    back: action().describe('Link zurück zur Übersicht'),
    locationLabel: text().describe('Beschriftung vor dem Ort: Ort'),
    dateLabel: text().describe('Beschriftung vor dem Datum: Fertigstellung'),
    factsTitle: text().describe('Überschrift über den Angaben'),
    specificationsTitle: text().describe('Überschrift über dem, was gemacht wurde'),
    benefitsTitle: text().describe('Überschrift über dem, was es gebracht hat'),
    timelineTitle: text().describe('Überschrift über dem Ablauf'),
    testimonialTitle: text()
      .optional()
      .describe('Überschrift über der Kundenstimme, wo es eine gibt'),
    testimonialNote: text()
      .optional()
      .describe('Ob und wie die Echtheit geprüft wird (in Deutschland § 5b Abs. 3 UWG)'),
  },
  {
    title: true,
    ui: {
      duration: text().default('Bauzeit').describe('Wort vor der Bauzeit'),
      cost: text().default('Kosten').describe('Wort vor den Kosten'),
      costRange: message('from', 'to').default('{from} bis {to}').describe('Kosten von bis'),
      rating: message('rating')
        .default('{rating} von 5 Sternen')
        .describe('Was Vorleseprogramme zu den Sternen sagen'),
    },
  },
)
