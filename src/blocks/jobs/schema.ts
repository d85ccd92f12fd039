import { action, entries, message, text } from '../../content/fields.ts'
import { defineBlock } from '../define-block.ts'

/** Open positions and how to apply. */
export const jobs = defineBlock(
  'jobs',
  { name: 'Stellen', purpose: 'Offene Stellen und der Weg zur Bewerbung.' },
  {
    title: text().describe('Überschrift'),
    intro: text().optional().describe('Ein bis zwei Sätze davor'),
    jobs: entries('jobs', undefined, { mayBeEmpty: true }).describe(
      'Kurznamen aus jobs.yaml; weglassen für alle',
    ),
    tasksLabel: text().describe('Überschrift über den Aufgaben'),
    profileLabel: text().describe('Überschrift über dem, was jemand mitbringt'),
    action: action().describe(
      'Schaltfläche bei jeder Stelle und unter allen: Jetzt bewerben; führt zum Formular, nennt dort die Stelle',
    ),
    unsolicitedTitle: text().optional().describe('Überschrift zur Initiativbewerbung'),
    unsolicitedText: text().optional().describe('Zwei bis drei Sätze dazu'),
  },
  {
    anchors: 'jobs',
    ui: {
      none: text()
        .default('Zurzeit ist keine Stelle frei.')
        .describe('Zeile anstelle der Stellen, wenn es keine gibt'),
      more: text()
        .default('Mehr zur Stelle')
        .describe(
          'Link zur Seite der Stelle, wenn es eine gibt; wenn alle Stellen das angeben, auch: Bezahlung, Ort und Beginn',
        ),
      validThrough: message('date')
        .default('Bewerbung bis {date}')
        .describe('Zeile mit dem Ende der Frist'),
    },
  },
)
