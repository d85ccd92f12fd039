import { requiredOf } from '../../../schema/required.ts'
import { fieldOf, type Schema, shapeOf } from '../../../schema/schema.ts'
import { inBrackets, meaningOf, typed } from '../../../yaml/quote.ts'
import { hoursIn } from '../days/hours.ts'
import { choiceSaid } from './choice-said.ts'
import { kindOfGroup } from './group-kind.ts'
import { namedIn, partsSaid } from './named-parts.ts'
import { partFor } from './parts-for.ts'
import { takesWords } from './pieces.ts'
import { linesWithNote } from './values-and-note.ts'

/** Whether a value, and no sentence, has the form of a field that does not take just any text. */
const isOfForm = (value: string, key: string, schema: Schema | undefined): boolean =>
  (/\d/.test(value) || !/\s/.test(value)) &&
  schema?.safeParse('a').success === false &&
  partFor(value, key, schema) !== undefined

/** `/auftraege`, `https://…`, `mailto:…`: what nobody writes for a text. */
const ADDRESS = /^(?:\/|#|https?:\/\/|mailto:|tel:)\S*$/

/** An address in the place of a field that leads somewhere. */
const isTarget = (value: string, schema: Schema | undefined): boolean =>
  schema !== undefined && fieldOf(schema)?.kind === 'link' && ADDRESS.test(value)

/** A line for each value, and for each key that is still missing. */
const linesWith = (values: ReadonlyMap<string, string>, required: readonly string[]): string[] =>
  [...new Set([...required, ...values.keys()])].map((name) => `${name}: ${values.get(name) ?? '…'}`)

const FILE = /^\S.*\.\p{L}[\p{L}\d]{2,4}$/u

/** A file name in the place of a group with a picture in it, in the braces of that picture. */
const pictureOf = (value: string, schema: Schema | undefined): string | undefined => {
  const shape = (schema && FILE.test(value) && shapeOf(schema, {})) || {}
  const isPicture = Object.values(shape).some((part) => fieldOf(part)?.kind === 'media')
  return schema && isPicture ? `{ ${linesFor(value, schema).join(', ')} }` : undefined
}

/** `photos: ja` says that a group is wanted, and nothing of what stands in it. */
const YES_OR_NO = /^(?:ja|nein|yes|no|true|false|x)$/i

/** The values that such a text has for the keys of its group, or that of one of them. */
const linesOfValues = (value: string, schema: Schema): string[] => {
  const kind = kindOfGroup(value, schema)
  const shape = shapeOf(schema, kind) ?? {}
  const required = requiredOf(shape)
  // Names say more than where words are parted.
  const named = namedIn(value, shape)
  if (named) return linesWith(named, required)
  const values = linesWithNote(required, shape, value)
  if (values) return values
  const parts = partsSaid(value, required, shape)
  if (parts) return linesWith(parts, required)
  // A form of its own says more than that any text is one.
  const special = Object.keys(shape).find(
    (name) => isOfForm(value, name, shape[name]) || isTarget(value, shape[name]),
  )
  const first = special ?? required.find((name) => shape[name]?.safeParse(value).success)
  const names = special && !required.includes(special) ? [...required, special] : required
  const pictures = names.map((name) => pictureOf(value, shape[name]))
  if (pictures.some(Boolean)) return names.map((name, at) => `${name}: ${pictures[at] ?? '…'}`)
  const valueIn = (name: string) =>
    kind[name] ??
    (name === first && !(YES_OR_NO.test(value) && takesWords(shape[name]))
      ? (partFor(value, name, shape[name]) ?? typed(value))
      : (choiceSaid(value, shape[name]) ?? '…'))
  return names.map((name) => `${name}: ${valueIn(name)}`)
}

/** The key that a group with such lines still needs by a rule of its own: words for a picture. */
const neededBesides = (lines: readonly string[], schema: Schema): string[] => {
  const group = lines.map((line) => line.split(/:\s(.*)/s).slice(0, 2))
  const { error } = schema.safeParse(
    Object.fromEntries(group.map(([name, value = '']) => [name, meaningOf(value)])),
  )
  const rule = error?.issues.find(({ code, path }) => code === 'custom' && path.length === 1)
  const name = String(rule?.path[0])
  return rule && !group.some(([each]) => each === name) ? [`${name}: …`] : []
}

/** The days and times of a group that was written as a text, and what it tells besides. */
export const hoursOfGroup = (
  value: string,
  schema: Schema,
): { lines: string[]; rest: string[] } => {
  const { hours, rest } = hoursIn(value)
  const [first, ...others] = hours
  return first && others.length === 0 && schema.safeParse(first).success
    ? { lines: Object.entries(first).map(([name, part]) => `${name}: ${inBrackets(part)}`), rest }
    : { lines: [], rest: [] }
}

/** The lines for a text, each with what is still missing. */
const linesFor = (value: string, schema: Schema): string[] => {
  const { lines: hours } = hoursOfGroup(value, schema)
  const lines = hours.length > 0 ? hours : linesOfValues(value, schema)
  return [...lines, ...neededBesides(lines, schema)]
}

/** So many different texts are remembered for a group: somebody pastes one a thousand times, not a thousand. */
const MOST_KNOWN = 100

const known = new WeakMap<Schema, Map<string, string[]>>()

/** The lines of a group that was written as a text; found out once for a text that stands in many places. */
export const linesOfGroup = (value: string, schema: Schema): string[] => {
  const before = known.get(schema) ?? new Map<string, string[]>()
  const lines = before.get(value) ?? linesFor(value, schema)
  if (before.size < MOST_KNOWN) known.set(schema, before.set(value, lines))
  return lines
}
