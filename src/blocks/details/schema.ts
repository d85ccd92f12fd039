import { z } from 'zod'
import { link, text } from '../../content/fields.ts'
import { defineBlock } from '../define-block.ts'

/** Names and what belongs to them, such as the company's registration. */
export const details = defineBlock(
  'details',
  {
    name: 'Angaben in Zeilen',
    purpose: 'Links das Wort, rechts die Angabe, zum Beispiel im Impressum.',
  },
  {
    title: text().describe('Überschrift'),
    rows: z
      .array(
        z.strictObject({
          label: text().describe('Wort davor: Registergericht'),
          value: text().describe('Die Angabe selbst: {company.registerCourt}'),
          href: link().optional().describe('Ziel, wenn der Wert ein Link ist'),
        }),
      )
      .min(1)
      .describe('Zeilen, jede mit Wort und Angabe'),
  },
)
