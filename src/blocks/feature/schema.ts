import { z } from 'zod'
import { action, markdown, picture, text } from '../../content/fields.ts'
import { defineBlock } from '../define-block.ts'

/** Text beside a picture, with points and ways to act where there are any. */
export const feature = defineBlock(
  'feature',
  {
    name: 'Text mit Bild',
    purpose:
      'Ein Abschnitt mit Überschrift und Text, auf Wunsch mit Stichpunkten, Bild und Schaltflächen.',
  },
  {
    title: text().describe('Überschrift'),
    text: markdown().describe('Text, in Markdown'),
    points: z.array(text()).default([]).describe('Stichpunkte, je eine Zeile'),
    picture: picture().optional().describe('Bild daneben'),
    actions: z.array(action()).max(2).default([]).describe('Schaltflächen'),
  },
  { widest: 680 },
)
