import type { Wording } from '../../../problem/problem.ts'
import type { IssueOf } from '../../../schema/issue.ts'
import { schemaAt } from '../../../schema/schema.ts'
import { valueAt } from '../../../schema/value-at.ts'
import { validateWording } from '../../messages.ts'
import { describeNoGroup } from '../groups/no-group.ts'
import { describeMarked } from '../keys/marked.ts'
import { describeNoList } from '../lists/no-list.ts'
import { describeEmpty } from '../missing/empty.ts'
import { lineFor } from '../missing/line-for.ts'
import { describeMissing } from '../missing/missing.ts'
import { mayGo } from '../missing/way-out.ts'
import { describeNumber } from '../numbers/number.ts'
import { numberWording } from '../numbers/number-messages.ts'
import { type Found, find, kindOf, lineOf, type Subject, sourceOf } from '../subject.ts'
import { describeNoText } from './no-text.ts'
import { describeTruth } from './truth.ts'

/** `49 €/m²`, `80 € pro Stunde` */
const UNIT = /(?:\/|\b(?:pro|je)\s)\s*(\p{L}[\p{L}²³]*)/u

/** A number, and what it is for where the group has a key for that. */
const withUnit = (words: Wording, found: Found, source: string, subject: Subject): Wording => {
  const [, unit] = UNIT.exec(source) ?? []
  if (!unit) return words
  const place = [...found.path.slice(0, -1), 'per']
  const schema = schemaAt(subject.schema, subject.value, place)
  const isFree = valueAt(subject.value, place) === undefined
  return isFree && schema?.safeParse(`je ${unit}`).success
    ? numberWording.unitBeside(words, unit)
    : words
}

type Describe = (found: Found, source: string, line: string) => Wording | undefined

const byExpected: Record<string, Describe> = {
  string: describeNoText,
  array: describeNoList,
  object: describeNoGroup,
  boolean: describeTruth,
  number: describeNumber,
  int: describeNumber,
}

/** A value; of a list's entry without a form of its own, that of the list says it. */
const findWithForm = (subject: Subject, path: Subject['base']): Found => {
  const found = find(subject, path)
  if (found.form !== undefined || typeof path.at(-1) !== 'number') return found
  return { ...found, form: find(subject, path.slice(0, -1)).form }
}

/** `null` and `~`, as programs write what is not there; a text that has to be there may be the word `Null`. */
const describeNull = (found: Found, source: string, subject: Subject): Wording => {
  const { key, path, schema, description, lead } = found
  const isText = /^\p{Lu}/u.test(source) && schema?.safeParse(source).success === true
  const isWord = isText && !mayGo(subject, path)
  return isWord
    ? validateWording.needsQuotes(key, source, source, lead)
    : validateWording.nullValue(key, source, description, lineFor(found, subject))
}

/** No longer text is taken apart, in UTF-16 units: one of twice the length takes four times as long. */
const LONGEST = 10_000

/** A value of another kind than asked for, or none. */
export const describeType = (issue: IssueOf<'invalid_type'>, subject: Subject): Wording => {
  const found = findWithForm(subject, issue.path)
  const { called, value } = found
  if (value === undefined) return describeMissing(found, subject)
  const source = sourceOf(subject, found.path)
  if (value === null && source === '') return describeEmpty(found, subject)
  if (value === null && issue.expected === 'string') return describeNull(found, source, subject)
  const isShort = source.length <= LONGEST
  const words =
    (isShort && describeMarked(found, source, subject)) ||
    (isShort && byExpected[issue.expected]?.(found, source, lineOf(subject, found.path))) ||
    validateWording.wrongType(called, issue.expected, kindOf(value), found.form)
  return isShort ? withUnit(words, found, source, subject) : words
}
