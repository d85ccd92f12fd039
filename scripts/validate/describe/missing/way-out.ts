import type { Wording } from '../../../problem/problem.ts'
import { isMap } from '../../../schema/is-map.ts'
import { isRequired } from '../../../schema/required.ts'
import { fieldOf, partOf, type Schema, schemaAt } from '../../../schema/schema.ts'
import { valueAt } from '../../../schema/value-at.ts'
import type { Path } from '../../../yaml/locate.ts'
import { validateWording } from '../../messages.ts'
import type { Subject } from '../subject.ts'
import { insideBraces } from './missing.ts'

/** What is said where nobody can tell which value was meant: perhaps there is none. */
const ABOUT_VALUES = new Set(['empty-value', 'too-few', 'wrong-type', 'format', 'not-allowed'])

const SAYS_SO = /\blöschen Sie\b/i

/** Whether a group without a part breaks a rule of its own: a picture needs words, or has to be a decoration. */
const breaksRule = (schema: Schema, group: unknown, name: string): boolean => {
  const rest = Object.entries(isMap(group) ? group : {}).filter(([key]) => key !== name)
  const { error } = schema.safeParse(Object.fromEntries(rest))
  return error?.issues.some(({ code, path }) => code === 'custom' && path.length === 1) ?? false
}

/** Whether a part of a group may be left out with its line. */
export const mayGo = (subject: Subject, path: Path): boolean => {
  const [group, name] = [path.slice(0, -1), path.at(-1)]
  if (typeof name !== 'string' || insideBraces(subject, group) !== undefined) return false
  const schema = schemaAt(subject.schema, subject.value, group)
  const part = schema && partOf(schema, valueAt(subject.value, group), name)
  if (!schema || !part || isRequired(part)) return false
  return !breaksRule(schema, valueAt(subject.value, group), name)
}

/** The field of a block that shows all entries where it names none. */
const namedEntries = (subject: Subject, path: Path) => {
  const schema = schemaAt(subject.schema, subject.value, path)
  const field = schema && fieldOf(schema)
  return field?.kind === 'entries' && !field.mentioned ? field : undefined
}

/** What is said of a value, and that it may be left out. */
export const withWayOut = (words: Wording, path: Path, subject: Subject): Wording => {
  // There is no line to delete.
  if (subject.file.isForm) return words
  const isSaid = words.instead !== undefined || SAYS_SO.test(words.hint)
  if (!ABOUT_VALUES.has(words.code) || isSaid || !mayGo(subject, path)) return words
  // Nobody who takes the last name out of a list wants to see all entries there.
  const entries = namedEntries(subject, path)
  return entries
    ? validateWording.allOrNone(words, entries.mayBeEmpty)
    : validateWording.orNone(words)
}
