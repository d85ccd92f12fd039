import { markdown, text } from '../../content/fields.ts'
import { defineBlock } from '../define-block.ts'

/** Whom to call when the heating is out, or what to do where there is no such number. */
export const emergency = defineBlock(
  'emergency',
  {
    name: 'Notfall',
    purpose:
      'Die Nummer für Notfälle aus `site.yaml` (`emergency`), mit den Zeiten, zu denen jemand abnimmt. Hat der Betrieb keine, steht hier, was sonst zu tun ist.',
  },
  {
    otherwiseTitle: text().describe('Überschrift, wenn es keine Nummer gibt: Heizung aus?'),
    otherwise: markdown().describe('Was dann zu tun ist: Absperren, Stadtwerke, Rückruf'),
  },
  {
    ui: {
      always: text().default('Rund um die Uhr').describe('Wenn dort zu jeder Zeit jemand abnimmt'),
    },
  },
)
