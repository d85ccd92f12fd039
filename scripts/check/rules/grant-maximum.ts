import type { EntryOf } from '../../../src/content/collections/collections.ts'
import { onDay, positionOn } from '../../../src/content/dates/periods.ts'
import { placeInWords } from '../../problem/phrases.ts'
import { type Problem, problemAt } from '../../problem/problem.ts'
import { collectFacts } from '../../resolve/facts/collect-facts.ts'
import { fillFacts } from '../../resolve/facts/facts.ts'
import { isMap } from '../../schema/is-map.ts'
import type { Range } from '../../text/source-file.ts'
import type { CheckedEntry, Content } from '../../validate/validate.ts'
import type { Path } from '../../yaml/locate.ts'
import { checkWording } from '../messages.ts'
import { stepFaults } from './grant-steps.ts'
import { largestGrant } from './largest-grant.ts'

/** Stands for all days before the first on which anything changes. */
const BEGINNING = '0001-01-01'

/** Days on which a period begins, anywhere in a value. */
const startsIn = (value: unknown): string[] => {
  if (Array.isArray(value)) return value.flatMap(startsIn)
  if (!isMap(value)) return []
  const own = typeof value.from === 'string' ? [value.from] : []
  return [...own, ...Object.values(value).flatMap(startsIn)]
}

const AMOUNT = /(\d{1,3}(?:\.\d{3})+|\d+)(?:,\d\d)?\s*(?:€|EUR|Euro)/g

/** The largest sum in a text, in euros. */
const sumIn = (text: string): number | undefined => {
  const sums = [...text.matchAll(AMOUNT)].map(([, digits = '']) =>
    Number(digits.replaceAll('.', '')),
  )
  return sums.length > 0 ? Math.max(...sums) : undefined
}

/** Where that part of a value stands which holds on a day. */
const rangeOn = (
  { file, path }: CheckedEntry,
  field: Path,
  written: unknown,
  day: string,
): Range => {
  const period = Array.isArray(written) ? [positionOn(written, day), 'value'] : []
  return file.locate([...path, ...field, ...period]).value
}

const judge = (rules: CheckedEntry, subsidy: CheckedEntry, content: Content, day: string) => {
  const { costs } = rules.value as EntryOf<'grantRules'>
  const { amount } = subsidy.value as EntryOf<'subsidies'>
  const text = onDay(amount, day) ?? ''
  const advertised = sumIn(fillFacts(text, collectFacts(content, day)).text)
  const largest = largestGrant(rules.value as EntryOf<'grantRules'>, day)
  if (!largest || advertised === undefined || advertised === largest.amount) return []
  const { index } = largest
  const place = rangeOn(rules, ['costs', index, 'amount'], costs[index]?.amount, day)
  const words = checkWording.otherMaximum(advertised, {
    ...largest,
    ...(day === BEGINNING ? {} : { from: day }),
    place: placeInWords(rules.file.source, place),
  })
  return [problemAt(subsidy.file.source, rangeOn(subsidy, ['amount'], amount, day), words)]
}

/** Each amount is judged on the first day on which it is wrong. */
const firstAtEachPlace = (problems: Problem[]): Problem[] =>
  problems.filter(
    ({ line, column }, index) =>
      problems.findIndex((other) => other.line === line && other.column === column) === index,
  )

const checkRules = (rules: CheckedEntry, content: Content): Problem[] => {
  const { entries } = content
  const subsidy = entries.find(
    ({ collection, id }) => collection === 'subsidies' && id === rules.value.subsidy,
  )
  if (!rules.valid || !subsidy?.valid) return []
  // Until they are whole, another sum comes of them.
  if (stepFaults(rules).length > 0) return []
  const stats = entries.filter(({ collection }) => collection === 'stats')
  const days = [rules, subsidy, ...stats].flatMap(({ value }) => startsIn(value))
  return firstAtEachPlace(
    [BEGINNING, ...new Set(days.toSorted())].flatMap((day) => judge(rules, subsidy, content, day)),
  )
}

/** A problem for each advertised amount that is not the most which the rules of its programme give. */
export const checkGrantMaximum = (content: Content): Problem[] =>
  content.entries
    .filter(({ collection }) => collection === 'grantRules')
    .flatMap((rules) => checkRules(rules, content))
