import type { Wording } from '../../../problem/problem.ts'
import { translated } from '../../../schema/german-words.ts'
import { isMap } from '../../../schema/is-map.ts'
import type { Issue } from '../../../schema/issue.ts'
import { isRequired } from '../../../schema/required.ts'
import { schemaAt, shapeOf } from '../../../schema/schema.ts'
import { valueAt } from '../../../schema/value-at.ts'
import type { Path } from '../../../yaml/locate.ts'
import { meaningOf } from '../../../yaml/quote.ts'
import { formWording } from '../../form-messages.ts'
import { insideBraces } from '../missing/missing.ts'
import { calledAt, find, isPartOf, type Placed, report, type Subject } from '../subject.ts'
import { groupWording } from './group-messages.ts'
import { partsFor, type Shape } from './parts-for.ts'
import { postcodeFirst, takesWords, townFirst } from './pieces.ts'

/** A value that holds that of another key, too, which is missing. */
interface TwoInOne extends Placed {
  issues: readonly Issue[]
}

type Pair = [string, string]

/** `D-01968 Senftenberg` */
const LETTERS_OF_COUNTRY = /^[A-Z]{1,2}-(?=\d{4,5}\s)/

/** Whether a value is not there, or its key stands before nothing. */
const isNothing = (value: unknown): boolean => value === undefined || value === null || value === ''

/** A postcode and a town in the order of their keys: any words fit a street as well, and the town is none. */
const inOrder = (text: string, [, second]: Pair): string =>
  translated('ort', [second]) === undefined ? townFirst(text, ';') : postcodeFirst(text, ';')

/** Both values as they are written in a file. */
const apart = (text: string, names: Pair, shape: Shape): Pair | undefined => {
  const plain = text.replace(LETTERS_OF_COUNTRY, '')
  const parts = partsFor(names, shape, plain) ?? partsFor(names, shape, inOrder(plain, names))
  const [first, second, ...more] = parts ?? []
  return first && second && more.length === 0 ? [first, second] : undefined
}

/** What is said of a text that holds both values, in a file or in a form. */
const wordsFor = (
  text: string,
  names: Pair,
  [one, other]: Pair,
  { subject, path, isSure }: { subject: Subject; path: Path; isSure: boolean },
): Wording => {
  const [first, second] = names
  const group = path.slice(0, -1)
  if (subject.file.isForm) {
    const fields: Pair = [calledAt(subject, path), calledAt(subject, [...group, second])]
    return formWording.twoInOneInForm(text, fields, [meaningOf(one), meaningOf(other)])
  }
  const isInBraces = insideBraces(subject, group) !== undefined
  const parts: Pair = [`${first}: ${one}`, `${second}: ${other}`]
  const { before } = find(subject, path)
  const hasLine = valueAt(subject.value, [...group, second]) !== undefined
  return groupWording.twoInOne(text, names, parts, { isInBraces, hasLine, before, isSure })
}

/**
 * `label: Holz: Eiche`: a text with a colon, in a group of two texts of which the second one is missing. In the place
 * of the second one, as the description of a page has it, the colon is one of its sentence.
 */
const isPairOfTexts = (text: string, name: string, shape: Shape): boolean => {
  const required = Object.entries(shape).filter(([, field]) => isRequired(field))
  const [first] = required
  const areTexts = required.length === 2 && required.every(([, field]) => takesWords(field))
  return areTexts && first?.[0] === name && /^[^:]+:\s+\S/.test(text)
}

/** Where the first of two values may stand that holds both: where form or kind are wrong, or beside what is missing. */
const firstOfTwo = (issue: Issue, subject: Subject): Path[] => {
  const isThere = valueAt(subject.value, issue.path) !== undefined
  if (issue.code === 'invalid_format' || isThere) return [issue.path]
  const group = valueAt(subject.value, issue.path.slice(0, -1))
  if (issue.code !== 'invalid_type' || !isMap(group)) return []
  return Object.keys(group).map((name) => [...issue.path.slice(0, -1), name])
}

const twoAt = (
  issue: Issue,
  path: Path,
  issues: readonly Issue[],
  subject: Subject,
): TwoInOne | undefined => {
  const [group, name] = [path.slice(0, -1), path.at(-1)]
  const schema = schemaAt(subject.schema, subject.value, group)
  const shape = schema && shapeOf(schema, valueAt(subject.value, group))
  const { value } = find(subject, path)
  if (!shape || typeof name !== 'string' || typeof value !== 'string') return undefined
  const isSure = issue.path === path
  if (!isSure && !isPairOfTexts(value, name, shape)) return undefined
  const missing = issues.filter(
    (other) => isPartOf(group, other.path) && isNothing(valueAt(subject.value, other.path)),
  )
  for (const other of missing) {
    const names: Pair = [name, String(other.path.at(-1))]
    const parts = apart(value, names, shape)
    if (!parts) continue
    const words = wordsFor(value, names, parts, { subject, path, isSure })
    return { issues: [issue, other], path, problem: report(subject, path, words) }
  }
  return undefined
}

/** Two values in the place of one, `opens: 8-12`, `from: 350 - 600 €`, where the key of the second is missing: that is one fault. */
export const twoInOne = (issues: readonly Issue[], subject: Subject): TwoInOne[] =>
  issues.flatMap((issue) =>
    firstOfTwo(issue, subject).flatMap((path) => twoAt(issue, path, issues, subject) ?? []),
  )
