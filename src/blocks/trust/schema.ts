import { z } from 'zod'
import { privateText, text } from '../../content/fields.ts'
import { defineBlock } from '../define-block.ts'

/** In one line what speaks for the company; nothing that can't be proven. */
export const trust = defineBlock(
  'trust',
  {
    name: 'Vertrauen in einer Zeile',
    purpose:
      'Kurz, was für den Betrieb spricht: Meisterbetrieb, Innung, Zahl der Projekte. Zu jeder Angabe gehört, womit sie sich belegen lässt.',
  },
  {
    points: z
      .array(
        z.strictObject({
          text: text().describe('Die Angabe, kurz: Meisterbetrieb seit {company.founded}'),
          source: privateText().describe(
            'Womit sie sich belegen lässt; steht nicht auf der Website',
          ),
        }),
      )
      .min(2)
      .max(5)
      .describe('Angaben der Reihe nach'),
  },
  {
    ui: {
      label: text().default('Was für uns spricht').describe('Name der Zeile für Vorleseprogramme'),
    },
  },
)
