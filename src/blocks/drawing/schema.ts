import { z } from 'zod'
import { picture, text } from '../../content/fields.ts'
import { defineBlock } from '../define-block.ts'

/** Wide enough for half a page. */
const WIDTH = 760

/** A picture with numbers in it, and what they stand for. */
export const drawing = defineBlock(
  'drawing',
  {
    name: 'Zeichnung mit Erklärung',
    purpose:
      'Ein Schnitt, ein Grundriss oder ein Foto mit Nummern, daneben zu jeder Nummer ein Satz. Die Nummern stehen im Bild selbst, in der Reihenfolge der Liste.',
  },
  {
    title: text().describe('Überschrift'),
    intro: text().optional().describe('Ein bis zwei Sätze davor'),
    picture: picture(WIDTH).describe('Das Bild mit den Nummern 1, 2, 3 …'),
    points: z
      .array(
        z.strictObject({
          title: text().describe('Was die Nummer zeigt: Pufferspeicher'),
          text: text().optional().describe('Ein Satz dazu'),
        }),
      )
      .min(2)
      .max(12)
      .describe('Zu jeder Nummer ein Eintrag, bei 1 beginnend'),
  },
  { widest: WIDTH },
)
