import { action, message, text } from '../../content/fields.ts'
import { defineBlock } from '../define-block.ts'

/** Whether the company comes to a visitor's town. */
export const areaCheck = defineBlock(
  'area-check',
  {
    name: 'Einzugsgebiet',
    purpose:
      'Ort oder Postleitzahl eingeben und lesen, ob der Betrieb dorthin kommt. Die Orte stehen in `site.yaml` unter `areas`; ohne JavaScript stehen sie alle da.',
  },
  {
    title: text().describe('Überschrift'),
    intro: text().optional().describe('Ein bis zwei Sätze davor'),
    elsewhere: text()
      .optional()
      .describe('Was für alle anderen Orte gilt, etwa für große Vorhaben weiter weg'),
    action: action().describe('Link, wenn jemand trotzdem fragen möchte: Trotzdem anfragen'),
  },
  {
    ui: {
      label: text().default('Ort oder Postleitzahl').describe('Beschriftung des Feldes'),
      yes: message('town')
        .default('Ja, wir kommen nach {town}.')
        .describe('Antwort, wenn der Ort dabei ist'),
      distance: message('km')
        .default('Von der Werkstatt sind es {km} km.')
        .describe('Entfernung; steht hinter der Antwort'),
      here: text().default('Hier ist unsere Werkstatt.').describe('Statt der Entfernung bei 0 km'),
      no: message('typed')
        .default('„{typed}“ gehört nicht zu den Orten, in denen wir regelmäßig arbeiten.')
        .describe('Antwort, wenn der Ort nicht dabei ist'),
      askTown: text()
        .default('Mit der Postleitzahl finden wir nicht jeden Ort. Tippen Sie bitte den Namen ein.')
        .describe(
          'Antwort auf eine fremde Postleitzahl, wenn in `site.yaml` ein Ort ohne Postleitzahl steht',
        ),
      towns: text().default('Hier arbeiten wir').describe('Überschrift über allen Orten'),
      km: message('km').default('{km} km').describe('Entfernung in der Liste'),
    },
  },
)
