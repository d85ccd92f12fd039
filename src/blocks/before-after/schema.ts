import { z } from 'zod'
import { picture, text } from '../../content/fields.ts'
import { defineBlock } from '../define-block.ts'

/** Wide enough for half a page. */
const WIDTH = 720

/** One of the two pictures, told with a sample of its caption. */
const side = (caption: string) =>
  z.strictObject({
    picture: picture(WIDTH).describe('Das Bild'),
    caption: text().describe(
      `Was darauf zu sehen ist, mit Jahr; „Vorher“ und „Nachher“ stehen von selbst davor: ${caption}`,
    ),
  })

/** The same place before and after the work. */
export const beforeAfter = defineBlock(
  'before-after',
  {
    name: 'Vorher und nachher',
    purpose:
      'Zwei Bilder derselben Stelle mit Bildunterschriften. Ein Regler blendet vom einen zum anderen; er lässt sich mit Tastatur und Finger bedienen. Ohne JavaScript und mit `look: beside` stehen beide Bilder nebeneinander, auf dem Handy untereinander.',
  },
  {
    title: text().optional().describe('Überschrift'),
    intro: text().optional().describe('Ein bis zwei Sätze davor'),
    look: z
      .literal('beside')
      .optional()
      .describe(
        'beside: beide nebeneinander, ohne Regler; für Zeichnungen, die man nur ganz lesen kann',
      ),
    before: side('Bad von 1974').describe('Vorher'),
    after: side('dasselbe Bad, 2026').describe('Nachher; mit demselben Ausschnitt aufgenommen'),
  },
  {
    widest: 900,
    ui: {
      before: text().default('Vorher').describe('Wort vor der ersten Bildunterschrift'),
      after: text().default('Nachher').describe('Wort vor der zweiten'),
      slider: text()
        .default('Wie viel vom Bild nachher zu sehen ist, in Prozent')
        .describe('Name des Reglers für Vorleseprogramme'),
      onlyBefore: text().default('Nur vorher').describe('Schaltfläche'),
      onlyAfter: text().default('Nur nachher').describe('Schaltfläche'),
    },
  },
)
