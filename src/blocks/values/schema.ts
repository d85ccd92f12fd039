import { z } from 'zod'
import { entries, text } from '../../content/fields.ts'
import { defineBlock } from '../define-block.ts'

/** Principles or values that appear one after another once they are visible. */
export const values = defineBlock(
  'values',
  { name: 'Grundsätze', purpose: 'Worauf es dem Betrieb ankommt, in kurzen Absätzen.' },
  {
    title: text().describe('Überschrift'),
    intro: text().optional().describe('Ein bis zwei Sätze davor'),
    folded: z
      .literal(true)
      .optional()
      .describe('true: auf dem Handy stehen nur die Namen da, die Sätze dazu zum Aufklappen'),
    values: entries('values').describe('Kurznamen aus values.yaml; weglassen für alle'),
  },
  {
    ui: { more: text().default('Mehr dazu').describe('Klappt auf, was es zu sagen gibt') },
  },
)
