import { z } from 'zod'
import { text } from '../fields.ts'

/** What PHP and form services would not read as a name is left out. */
const label = z
  .string()
  .trim()
  .min(1)
  .max(60)
  .regex(/^[^_[\]=&][^[\]=&]*$/)
  .meta({
    field: { kind: 'text' },
    form: 'wenige Wörter ohne die Zeichen [ ] = & und ohne _ am Anfang: Baujahr der Heizung',
  })
  .describe('Was gefragt wird, in wenigen Wörtern; so heißt die Antwort in der Nachricht: Baujahr')

const hint = text().optional().describe('Kurze Erklärung darunter')

/** A question beside the message that nobody has to answer. */
const question = z.discriminatedUnion('kind', [
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

/** By these names the form knows its own fields, in whatever letters; services go by such words as well. */
const OWN_FIELD = /^(?:name|e?-?mail|phone|message|inquirytype|photos|subject)$/i

/** Form services read a word like `redirect` or `access_key` as an instruction. */
const INSTRUCTION = /^[a-z]+(?:[_-][a-z]+)*$/

const notAName = (label: string) => ({
  code: 'question-name',
  message: `\`${label}\` ist für das Formular oder den Formulardienst schon der Name von etwas anderem; die Antwort ginge verloren.`,
  hint: 'Fragen Sie mit anderen Worten und großem Anfangsbuchstaben, zum Beispiel: Baujahr der Heizung',
})

const askedTwice = (label: string) => ({
  code: 'question-twice',
  message: `\`${label}\` wird hier zweimal gefragt; von den Antworten käme nur eine an.`,
  hint: 'Löschen Sie eine der beiden Fragen, oder fragen Sie bei einer mit anderen Worten.',
})

const faultOf = (list: readonly Question[], index: number) => {
  const { label } = list[index] as Question
  if (OWN_FIELD.test(label) || INSTRUCTION.test(label)) return notAName(label)
  const isRepeated = list.slice(0, index).some((other) => other.label === label)
  return isRepeated ? askedTwice(label) : undefined
}

/** Up to three: more make a form that nobody fills in. */
export const questions = () =>
  z
    .array(question)
    .max(3)
    .superRefine((list, { addIssue }) => {
      for (const index of list.keys()) {
        const fault = faultOf(list, index)
        if (fault) addIssue({ code: 'custom', path: [index, 'label'], params: fault })
      }
    })
    .default([])
