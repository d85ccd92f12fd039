import type { z } from 'zod'
import { correct } from './correct.ts'
import { daysIn } from './correct-date.ts'
import {
  describeKey,
  describeKeys,
  keysOf,
  type Moved,
  meantKey,
  movedKeys,
} from './describe/keys.ts'
import { describePeriods } from './describe/periods.ts'
import { repeatedItems } from './describe/repeated-items.ts'
import {
  describeEmpty,
  type Found,
  find,
  kindOf,
  report,
  type Subject,
  sourceOf,
  valueAt,
} from './describe/subject.ts'
import { swallowedKeys } from './describe/swallowed-keys.ts'
import { describeNumber, describeTruth, describeType } from './describe/type.ts'
import { wording } from './messages.ts'
import type { Problem, Wording } from './problem.ts'
import { typed } from './quote.ts'
import { schemaAt, writtenAs } from './schema.ts'
import { suggest } from './suggest.ts'
import type { Path } from './yaml.ts'

type Issue = z.core.$ZodIssue
type IssueOf<Code extends Issue['code']> = Extract<Issue, { code: Code }>

const describeSize = (
  issue: IssueOf<'too_small'> | IssueOf<'too_big'>,
  subject: Subject,
): Wording => {
  const found = find(subject, issue.path)
  const { key } = found
  const limit = Number(issue.code === 'too_small' ? issue.minimum : issue.maximum)
  if (issue.origin === 'string') return describeEmpty(found, subject)
  if (issue.origin === 'array') {
    return issue.code === 'too_small' ? wording.tooShort(key, limit) : wording.tooLong(key, limit)
  }
  return (
    describeNumber(found, sourceOf(subject, found.path)) ??
    wording.outOfRange(key, issue.code === 'too_small' ? 'least' : 'most', limit)
  )
}

const describeChoice = (found: Found, allowed: readonly string[], subject: Subject): Wording => {
  const { key, value, description } = found
  if (value === undefined) return wording.missingKey(key, description)
  if (value === null || value === '') return describeEmpty(found, subject)
  if (typeof value === 'object') return wording.wrongType(key, 'string', kindOf(value))
  return (
    describeTruth(found) ??
    wording.notAllowed(key, String(value), allowed, description, suggest(String(value), allowed))
  )
}

/** How many days the month of a date has, where it does not have that day. */
const daysWhereTooLate = (value: string): number | undefined => {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(value) ?? []
  if (!year || Number(month) > 12) return undefined
  const days = daysIn(year, Number(month))
  return Number(day) > days ? days : undefined
}

const describeFormat = (issue: IssueOf<'invalid_format'>, subject: Subject): Wording => {
  const found = find(subject, issue.path)
  const { path, key, value, schema, description } = found
  if (value === '') return describeEmpty(found, subject)
  const text = String(value)
  const corrected = schema && correct(text, schema)
  const repaired =
    corrected && (typeof path.at(-1) === 'number' ? '- ' : `${key}: `) + typed(corrected)
  const days = daysWhereTooLate(text)
  if (days && repaired) return wording.noSuchDay(text, days, repaired)
  return wording.format(key, text, issue.format, description, repaired)
}

const describeRefused = (issue: Issue, subject: Subject): Wording =>
  wording.refused(find(subject, issue.path).key)

const describeCustom = (issue: IssueOf<'custom'>, subject: Subject): Wording => {
  if (issue.params?.code === 'alt-text') return wording.altText()
  if (issue.params?.code === 'route-each') return wording.routeEach()
  if (issue.params?.code === 'closes-first') return wording.closesFirst()
  return describePeriods(issue.params) ?? describeRefused(issue, subject)
}

const one =
  <I extends Issue>(describe: (issue: I, subject: Subject) => Wording) =>
  (issue: I, subject: Subject): Problem[] => [report(subject, issue.path, describe(issue, subject))]

/** The key of a block that was meant to say which one it is. */
const describeMember = (issue: IssueOf<'invalid_union'>, subject: Subject): Problem[] => {
  const found = find(subject, issue.path)
  const { key, value } = found
  const owner = issue.path.slice(0, -1)
  const written = Object.keys(valueAt(subject.value, owner) ?? {})
  const misspelt = value === undefined ? suggest(key, written) : undefined
  if (misspelt !== undefined) {
    return [describeKey(misspelt, owner, { allowed: [key], free: [key] }, subject)]
  }
  const options = 'options' in issue && Array.isArray(issue.options) ? issue.options : []
  return [report(subject, issue.path, describeChoice(found, options.map(String), subject))]
}

/** Of a field that takes a value or a list, what is wrong with the one that stands there. */
const asWritten = (issue: Issue, subject: Subject): Issue[] => {
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [issue]
  const field = schemaAt(subject.schema, subject.value, issue.path)
  const value = valueAt(subject.value, issue.path)
  const result = field && writtenAs(field, value).safeParse(value)
  const found = result?.error?.issues ?? []
  return found.map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] }))
}

type Describers = { [C in Issue['code']]: (issue: IssueOf<C>, subject: Subject) => Problem[] }

/** One function for each kind of issue that zod knows: a forgotten kind does not compile. */
const describers: Describers = {
  invalid_type: one(describeType),
  too_small: one(describeSize),
  too_big: one(describeSize),
  invalid_format: one(describeFormat),
  invalid_value: one((issue, subject) =>
    describeChoice(find(subject, issue.path), issue.values.map(String), subject),
  ),
  invalid_union: describeMember,
  unrecognized_keys: describeKeys,
  not_multiple_of: one(describeRefused),
  invalid_key: one(describeRefused),
  invalid_element: one(describeRefused),
  custom: one(describeCustom),
}

const describe = (issue: Issue, subject: Subject): Problem[] =>
  (describers[issue.code] as (issue: Issue, subject: Subject) => Problem[])(issue, subject)

const isAt = (path: Path, other: Path) => path.join('\n') === other.join('\n')

/**
 * A missing key that an unknown key beside it was meant to be: one mistake, one problem. A rule about
 * a whole group says nothing while any key of it is misspelt.
 */
const isMisspelt = (issue: Issue, issues: readonly Issue[], subject: Subject): boolean => {
  const isRule = issue.code === 'custom'
  if (!isRule && valueAt(subject.value, issue.path) !== undefined) return false
  const owner = issue.path.slice(0, -1)
  const meant = isRule ? keysOf(owner, subject).free : [String(issue.path.at(-1))]
  return issues.some(
    (other) =>
      other.code === 'unrecognized_keys' &&
      isAt(other.path, owner) &&
      other.keys.some((unknown) => meantKey(unknown, meant) !== undefined),
  )
}

/** What is missing from a group because it stands in the column of another one. */
const isMoved = (issue: Issue, moved: readonly Pick<Moved, 'to' | 'key'>[]): boolean =>
  moved.some(({ to, key }) => isAt(issue.path, [...to, key]))

/** What else is wrong with a value of the wrong kind, and with a group that has a wrong part. */
const isAftermath = (issue: Issue, issues: readonly Issue[]): boolean => {
  const first = issues.find((other) => isAt(other.path, issue.path))
  const owner = issue.path.slice(0, -1)
  const isOfNoGroup = (other: Issue) =>
    other !== issue && other.code === 'invalid_type' && isAt(other.path, owner)
  return (first !== issue && first?.code !== 'unrecognized_keys') || issues.some(isOfNoGroup)
}

/**
 * Everything that is wrong with a value, in the editors' words and at its place: what zod found, and
 * keys that became part of a text, and what stands twice in a list.
 */
export const describeIssues = (found: readonly Issue[], subject: Subject): Problem[] => {
  const issues = found.flatMap((issue) => asWritten(issue, subject))
  const swallowed = swallowedKeys(subject)
  const moved = [
    ...movedKeys(issues, subject),
    ...swallowed.map(({ group, key }) => ({ to: group, key })),
  ]
  const described = issues
    .filter(
      (issue) =>
        !isMisspelt(issue, issues, subject) &&
        !isMoved(issue, moved) &&
        !isAftermath(issue, issues),
    )
    .flatMap((issue) => describe(issue, subject))
  return [...described, ...swallowed.map(({ problem }) => problem), ...repeatedItems(subject)]
}
