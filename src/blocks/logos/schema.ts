import { z } from 'zod'
import { link, media, text } from '../../content/fields.ts'
import { defineBlock } from '../define-block.ts'

/** The companies of a group. */
export const logos = defineBlock(
  'logos',
  { name: 'Betriebe der Gruppe', purpose: 'Logos mit Namen, jedes auf Wunsch mit Link.' },
  {
    title: text().describe('Überschrift'),
    intro: text().optional().describe('Ein bis zwei Sätze davor'),
    logos: z
      .array(
        z.strictObject({
          name: text().describe('Name des Betriebs'),
          description: text().optional().describe('Was der Betrieb macht, in wenigen Worten'),
          // As high as it is shown on a phone, whose pixels are half as large.
          logo: media(144).describe('Logo, am besten als SVG'),
          href: link().optional().describe('Ziel des Links'),
        }),
      )
      .min(1)
      .describe('Betriebe mit Logo'),
  },
)
