import { ENTRY } from '../../problem/phrases.ts'
import type { Wording } from '../../problem/problem.ts'
import { choicesOf, discriminatorOf, type Schema, shapeOf } from '../../schema/schema.ts'
import { inBrackets, typed } from '../../yaml/quote.ts'
import { validateWording } from '../messages.ts'
import { hoursIn } from './hours.ts'
import { partFor, partsFor, type Shape } from './parts-for.ts'
import type { Found } from './subject.ts'

/** Whether a value, and no sentence, has the form of a field that does not take just any text. */
const isOfForm = (value: string, key: string, schema: Schema | undefined): boolean =>
  (/\d/.test(value) || !/\s/.test(value)) &&
  schema?.safeParse('a').success === false &&
  partFor(value, key, schema) !== undefined

const requiredIn = (shape: Shape): string[] =>
  Object.keys(shape).filter((name) => !shape[name]?.safeParse(undefined).success)

/** The kind that a group of several kinds has for a few words: called text, or with nothing but a text. */
const kindForWords = (schema: Schema, key: string): string | undefined =>
  choicesOf(schema).find((option) => {
    const parts = requiredIn(shapeOf(schema, { [key]: option }) ?? {})
    return option === 'text' || parts.every((name) => name === key || name === 'text')
  })

/** What a group that was written as a text says of its kind, where there are several. */
const kindOfGroup = (value: string, schema: Schema): Record<string, string> => {
  const key = discriminatorOf(schema)
  if (key === undefined) return {}
  const kind = choicesOf(schema).includes(value) ? value : kindForWords(schema, key)
  return kind === undefined ? {} : { [key]: kind }
}

/** The lines of a group that was written as a text: its values, or that of one of its keys. */
const linesOfGroup = (value: string, schema: Schema): string[] => {
  const [hours, ...others] = hoursIn(value)
  if (hours && others.length === 0 && schema.safeParse(hours).success)
    return Object.entries(hours).map(([name, part]) => `${name}: ${inBrackets(part)}`)
  const kind = kindOfGroup(value, schema)
  const shape = shapeOf(schema, kind) ?? {}
  const required = requiredIn(shape)
  const parts = partsFor(required, shape, value)
  if (parts) return required.map((name, index) => `${name}: ${parts[index] ?? '…'}`)
  // A form of its own says more than that any text is one.
  const special = Object.keys(shape).find((name) => isOfForm(value, name, shape[name]))
  const first = special ?? required.find((name) => shape[name]?.safeParse(value).success)
  const names = special && !required.includes(special) ? [...required, special] : required
  const valueIn = (name: string) =>
    kind[name] ?? (name === first ? (partFor(value, name, shape[name]) ?? typed(value)) : '…')
  return names.map((name) => `${name}: ${valueIn(name)}`)
}

/** Where a group is asked for: the value of its first key. */
export const describeNoGroup = ({ key, value, schema, form, lead }: Found): Wording | undefined => {
  if (typeof value !== 'string' || value.trim() === '' || !schema) return undefined
  const lines = linesOfGroup(value, schema)
  const isUnknown = lines.every((line) => line.endsWith('…'))
  if (lines.length === 0 || (isUnknown && form)) return undefined
  const isItem = !lead.startsWith(key)
  return key === ENTRY && !isItem
    ? validateWording.textForFile(lines)
    : validateWording.textForGroup(key, lines, isItem)
}
