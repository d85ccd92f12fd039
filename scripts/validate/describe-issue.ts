import type { Problem, Wording } from '../problem/problem.ts'
import { asWritten } from '../schema/as-written.ts'
import type { Issue, IssueOf } from '../schema/issue.ts'
import { choicesInWords } from '../schema/schema.ts'
import type { Path } from '../yaml/locate.ts'
import { addressInOne } from './describe/groups/address-in-one.ts'
import { twoInOne } from './describe/groups/two-in-one.ts'
import { describeKeys, isMisspelt } from './describe/keys/keys.ts'
import { problemsOfLists } from './describe/lists/list-items.ts'
import { lostHeads } from './describe/lists/lost-head.ts'
import { numbersInBrackets } from './describe/lists/numbers-in-brackets.ts'
import { pairsBelowHead } from './describe/lists/pairs-below-head.ts'
import { describeSize } from './describe/lists/size.ts'
import { withWayOut } from './describe/missing/way-out.ts'
import { find, type Placed, report, type Subject } from './describe/subject.ts'
import { describeChoice } from './describe/values/choice.ts'
import { describeCustom, describeRefused } from './describe/values/custom.ts'
import { describeFormat } from './describe/values/format.ts'
import { describeType } from './describe/values/type.ts'

const one =
  <I extends Issue>(describe: (issue: I, subject: Subject) => Wording) =>
  (issue: I, subject: Subject): Problem[] => {
    const words = withWayOut(describe(issue, subject), issue.path, subject)
    return [report(subject, issue.path, words)]
  }

/** A group that does not say which of several it is, or says it wrongly. */
const describeMember = (issue: IssueOf<'invalid_union'>, subject: Subject): Problem[] => {
  const options = 'options' in issue && Array.isArray(issue.options) ? issue.options : []
  const union = find(subject, issue.path.slice(0, -1)).schema
  const explained = union && choicesInWords(union)
  const words = describeChoice(find(subject, issue.path), options.map(String), subject, explained)
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
  const addresses = addressInOne(issues, subject)
  const ofAddresses = new Set(addresses.flatMap((each) => each.issues))
  const together = [
    ...lostHeads(issues, subject),
    ...addresses,
    ...twoInOne(
      issues.filter((issue) => !ofAddresses.has(issue)),
      subject,
    ),
    ...numbersInBrackets(issues, subject),
    ...pairsBelowHead(issues, subject),
  ]
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
