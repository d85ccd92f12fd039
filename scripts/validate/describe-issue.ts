import type { z } from 'zod'
import { own } from '../../src/content/own.ts'
import { commonWording } from '../problem/common-messages.ts'
import type { Problem, Wording } from '../problem/problem.ts'
import { asWritten } from '../schema/as-written.ts'
import { meantChoice } from '../schema/meant-choice.ts'
import type { Schema } from '../schema/schema.ts'
import { quoted, typed, unquoted } from '../yaml/quote.ts'
import type { Path } from '../yaml/yaml.ts'
import { correct, isReordered } from './correct.ts'
import { daysOfMonth } from './correct-date.ts'
import { weekdaysIn } from './describe/hours.ts'
import { describeKeys, isMisspelt } from './describe/keys.ts'
import { problemsOfLists } from './describe/list-items.ts'
import { lostHeads } from './describe/lost-head.ts'
import { describeMisplaced } from './describe/misplaced.ts'
import { describeMissing, insideBraces } from './describe/missing.ts'
import { describeNoText } from './describe/no-text.ts'
import { describeNumber } from './describe/number.ts'
import { describePeriods } from './describe/periods.ts'
import {
  describeEmpty,
  type Found,
  find,
  kindOf,
  type Placed,
  placeOf,
  report,
  type Subject,
  sourceOf,
} from './describe/subject.ts'
import { describeTruth } from './describe/truth.ts'
import { twoInOne } from './describe/two-in-one.ts'
import { describeType } from './describe/type.ts'
import { withWayOut } from './describe/way-out.ts'
import { validateWording } from './messages.ts'

type Issue = z.core.$ZodIssue
type IssueOf<Code extends Issue['code']> = Extract<Issue, { code: Code }>

/** What stands in the one text of a list, where other signs than commas are between: `[a; b]`. */
const partsOfOne = (value: unknown): string[] => {
  const [only, ...others] = Array.isArray(value) ? value : []
  return typeof only === 'string' && others.length === 0 ? only.split(/\s*[,;]\s*/) : []
}

const describeSize = (
  issue: IssueOf<'too_small'> | IssueOf<'too_big'>,
  subject: Subject,
): Wording => {
  const found = find(subject, issue.path)
  const { key } = found
  const limit = Number(issue.code === 'too_small' ? issue.minimum : issue.maximum)
  if (issue.origin === 'string')
    return issue.code === 'too_big'
      ? validateWording.longText(key, String(found.value).length, limit)
      : describeEmpty(found, subject)
  if (issue.origin === 'array') {
    const parts = partsOfOne(found.value)
    if (parts.length > 1 && parts.length >= limit) return validateWording.textForList(key, parts)
    return issue.code === 'too_small'
      ? validateWording.tooShort(key, limit)
      : validateWording.tooLong(key, limit)
  }
  return (
    describeNumber(found, sourceOf(subject, found.path)) ??
    validateWording.outOfRange(key, issue.code === 'too_small' ? 'least' : 'most', limit)
  )
}

/** The names in one text. */
const partsOf = (text: string): string[] => text.split(/\s*[,;]\s*|\s+und\s+|\s+/).map(unquoted)

const describeChoice = (found: Found, allowed: readonly string[], subject: Subject): Wording => {
  const { key, value, description } = found
  if (value === undefined) return describeMissing(found, subject)
  if (value === null || value === '') return describeEmpty(found, subject)
  if (typeof value === 'object')
    return (
      describeNoText(found, sourceOf(subject, found.path), '') ??
      validateWording.wrongType(key, 'string', kindOf(value))
    )
  const isItem = typeof found.path.at(-1) === 'number'
  const [parts = []] = [partsOf(String(value)), weekdaysIn(String(value))].filter(
    (names) => names.length > 1 && names.every((name) => allowed.includes(name)),
  )
  if (isItem && parts.length > 1)
    return commonWording.severalInOne(key, String(value), parts, found)
  return (
    describeTruth(found) ??
    commonWording.notAllowed(
      key,
      String(value),
      allowed,
      description,
      meantChoice(String(value), allowed, description),
    )
  )
}

/** How many days the month of a date has, where it does not have that day. */
const daysWhereTooLate = (value: string): number | undefined => {
  const [, day, month, year] =
    /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})$/.exec(
      value.replace(/^(\d{4})-(\d\d)-(\d\d)$/, '$3.$2.$1'),
    ) ?? []
  if (!year || Number(month) > 12) return undefined
  const days = daysOfMonth(year, Number(month))
  return Number(day) > days ? days : undefined
}

/** Nobody writes more of them in one text, in UTF-16 units. */
const LONGEST = 1000

/** Several addresses or numbers in one text, as the schema takes each. */
const severalIn = (text: string, schema: Schema): string[] => {
  if (text.length > LONGEST) return []
  const parts = text.split(/\s*[,;]\s*|\s+(?:und|oder|\/)\s+/)
  const meant = parts.map((part) => correct(part, schema) ?? part)
  return meant.every((part) => /[@\d]/.test(part) && schema.safeParse(part).success) ? meant : []
}

const describeFormat = (issue: IssueOf<'invalid_format'>, subject: Subject): Wording => {
  const found = find(subject, issue.path)
  const { path, value, key, schema, lead, country } = found
  if (value === '') return describeEmpty(found, subject)
  const text = String(value)
  const several = schema ? severalIn(text, schema) : []
  if (several.length > 1) return commonWording.severalInOne(key, text, several, found)
  const misplaced = describeMisplaced(found, subject)
  if (misplaced) return misplaced
  const corrected = schema && correct(text, schema, country)
  const spelt = placeOf(subject, path).quoted ? quoted : typed
  const repaired = corrected && lead + spelt(corrected)
  const days = daysWhereTooLate(text)
  const words =
    days && repaired
      ? validateWording.noSuchDay(text, days, repaired)
      : validateWording.format(key, text, found, repaired)
  if (corrected === undefined) return words
  return { ...words, instead: { value: corrected, isSure: isReordered(text, corrected) } }
}

const describeRefused = (issue: Issue, subject: Subject): Wording =>
  validateWording.refused(find(subject, issue.path).key)

/** What a block says itself of its fault. */
const describeOwn = (params: Record<string, unknown> = {}): Wording | undefined => {
  const { code, message, hint } = params
  return typeof message === 'string' && typeof hint === 'string'
    ? { code: String(code), message, hint }
    : undefined
}

const minutesOf = (time: unknown): number => {
  const [hours, minutes] = String(time).split(':')
  return Number(hours) * 60 + Number(minutes)
}

/** Who only mixed up the two would hardly be open for longer, in minutes. */
const LONGEST_DAY = 14 * 60

/** Before noon nobody's evening begins, and after it nobody's night ends. */
const NOON = '12:00'

/** A time that ends before it begins: the two were changed, or it ends after midnight, or either. */
const describeOrder = (issue: Issue, subject: Subject): Wording => {
  const times = find(subject, issue.path.slice(0, -1)).value as Record<'opens' | 'closes', string>
  const { opens, closes } = times
  if (closes === '00:00' || minutesOf(opens) - minutesOf(closes) > LONGEST_DAY)
    return validateWording.closesNextDay(opens, closes)
  return opens > NOON && closes < NOON
    ? validateWording.closesEither(opens, closes)
    : validateWording.closesFirst()
}

const groupOf = (issue: Issue, subject: Subject) =>
  find(subject, issue.path.slice(0, -1)).value as Record<string, unknown>

/** What a schema refuses by a rule of its own, by the rule's code. */
const RULES: Readonly<Record<string, (issue: Issue, subject: Subject) => Wording>> = {
  'alt-text': (issue, subject) =>
    validateWording.altText(groupOf(issue, subject).alt !== undefined),
  'alt-file-name': validateWording.altFileName,
  'route-each': validateWording.routeEach,
  'closure-reversed': () => commonWording.endsBeforeItBegins('until', 'from'),
  'to-below-from': validateWording.toBelowFrom,
  'closes-first': describeOrder,
  'geo-swapped': (issue, subject) => {
    const { latitude, longitude } = groupOf(issue, subject)
    return validateWording.geoSwapped(Number(latitude), Number(longitude))
  },
  'holidays-abroad': validateWording.holidaysAbroad,
  'pay-per': (issue, subject) => {
    const { from, per } = groupOf(issue, subject)
    return validateWording.payPer(Number(from), per === 'hour' ? 'hour' : 'month')
  },
}

const describeCustom = (issue: IssueOf<'custom'>, subject: Subject): Wording =>
  own(RULES, String(issue.params?.code))?.(issue, subject) ??
  describeOwn(issue.params) ??
  describePeriods(issue.params, insideBraces(subject, issue.path.slice(0, -1))) ??
  describeRefused(issue, subject)

const one =
  <I extends Issue>(describe: (issue: I, subject: Subject) => Wording) =>
  (issue: I, subject: Subject): Problem[] => {
    const words = withWayOut(describe(issue, subject), issue.path, subject)
    return [report(subject, issue.path, words)]
  }

/** A group that does not say which of several it is, or says it wrongly. */
const describeMember = (issue: IssueOf<'invalid_union'>, subject: Subject): Problem[] => {
  const options = 'options' in issue && Array.isArray(issue.options) ? issue.options : []
  const words = describeChoice(find(subject, issue.path), options.map(String), subject)
  return [report(subject, issue.path, words)]
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

const nameOf = (path: Path): string => path.join('\n')

/** Whether a rule makes it idle what else is wrong with the value. */
const outweighs = (issue: Issue): boolean =>
  issue.code === 'custom' && issue.params?.outweighs === true

/** Issues by where they are, the one to be told first: there may be thousands. */
const byPlace = (issues: readonly Issue[]): ReadonlyMap<string, readonly Issue[]> => {
  const places = new Map<string, Issue[]>()
  for (const issue of issues) {
    const name = nameOf(issue.path)
    const place = places.get(name)
    if (place && outweighs(issue)) place.unshift(issue)
    else if (place) place.push(issue)
    else places.set(name, [issue])
  }
  return places
}

/** What else is wrong with a value of the wrong kind, and with a group that has a wrong part. */
const isAftermath = (issue: Issue, places: ReturnType<typeof byPlace>): boolean => {
  const [first] = places.get(nameOf(issue.path)) ?? []
  const ofOwner = places.get(nameOf(issue.path.slice(0, -1))) ?? []
  const isOfNoGroup = (other: Issue) => other !== issue && other.code === 'invalid_type'
  return (first !== issue && first?.code !== 'unrecognized_keys') || ofOwner.some(isOfNoGroup)
}

/** Whether what is missing only has another name there. */
const hasOtherName = (
  { path }: Issue,
  places: ReturnType<typeof byPlace>,
  subject: Subject,
): boolean =>
  (places.get(nameOf(path.slice(0, -1))) ?? []).some(
    (issue) =>
      issue.code === 'unrecognized_keys' && isMisspelt(String(path.at(-1)), issue, subject),
  )

/** Everything that is wrong with a value, in the editors' words, each with its path in the value. */
export const placedProblems = (found: readonly Issue[], subject: Subject): Placed[] => {
  const issues = found.flatMap((issue) => asWritten(issue, subject.schema, subject.value))
  const places = byPlace(issues)
  const together = [...lostHeads(issues, subject), ...twoInOne(issues, subject)]
  const told = new Set(together.flatMap((each) => each.issues))
  const described = issues
    .filter((issue) => !told.has(issue) && !isAftermath(issue, places))
    .filter((issue) => !hasOtherName(issue, places, subject))
    .flatMap((issue) => describe(issue, subject).map((problem) => ({ path: issue.path, problem })))
  return [...together, ...described, ...problemsOfLists(subject)]
}

/** Everything that is wrong with a value, in the editors' words and at its place. */
export const describeIssues = (found: readonly Issue[], subject: Subject): Problem[] =>
  placedProblems(found, subject).map(({ problem }) => problem)
