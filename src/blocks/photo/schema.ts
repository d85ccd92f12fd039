import { z } from 'zod'
import { picture, text } from '../../content/fields.ts'
import { defineBlock } from '../define-block.ts'

/** Sharp across a wide window. */
const WIDTH = 1400

/** One picture that speaks for itself. */
export const photo = defineBlock(
  'photo',
  {
    name: 'Großes Bild',
    purpose:
      'Ein Bild über die ganze Breite oder so breit wie der Text, mit Bildunterschrift. Für Fotos von Menschen und Baustellen, die für sich sprechen.',
  },
  {
    picture: picture(WIDTH).describe('Das Bild'),
    caption: text().optional().describe('Was zu sehen ist, wo und wann'),
    credit: text().optional().describe('Wer es aufgenommen hat: Foto: Maria Beispiel'),
    look: z
      .enum(['full', 'column'])
      .default('full')
      .describe('full: von Rand zu Rand, column: so breit wie die Texte'),
    ratio: z
      .enum(['21-9', '16-9', '3-2', '1-1'])
      .default('21-9')
      .describe('Breite zu Höhe im breiten Fenster; auf dem Handy ist das Bild höher'),
  },
)
