import { z } from 'zod'
import { text } from './fields.ts'

/** What PHP and form services would not read as a name is left out. */
const label = z
  .string()
  .trim()
  .min(1)
  .max(60)
  .regex(/^[^_[\]=&][^[\]=&]*$/)
  .meta({ field: { kind: 'text' } })
  .describe('Was gefragt wird, in wenigen Wörtern; so heißt die Antwort in der Nachricht: Baujahr')

const hint = text().optional().describe('Kurze Erklärung darunter')

/** A question beside the message that nobody has to answer. */
export const question = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('choice').describe('Auswahl aus wenigen Antworten'),
    label,
    hint,
    options: z.array(text()).min(2).max(8).describe('Die Antworten: Gas, Öl, Strom'),
  }),
  z.strictObject({
    kind: z.literal('number').describe('Eine Zahl'),
    label,
    hint,
    unit: text().optional().describe('Einheit hinter der Zahl: m²'),
  }),
  z.strictObject({
    kind: z.literal('text').describe('Wenige Wörter'),
    label,
    hint,
  }),
  z.strictObject({
    kind: z.literal('postcode').describe('Eine Postleitzahl'),
    label,
    hint,
  }),
])

export type Question = z.output<typeof question>

/** Up to three: more make a form that nobody fills in. */
export const questions = () => z.array(question).max(3).default([])
