import type { GrantRules } from '../../../src/grants/grant.ts'
import { placeInWords } from '../../problem/phrases.ts'
import { type Problem, problemAt, type Wording } from '../../problem/problem.ts'
import type { CheckedEntry, Content } from '../../validate/validate.ts'
import type { Path } from '../../yaml/locate.ts'
import { checkWording } from '../messages.ts'

/** Lists of which one entry holds in each case, and what tells them apart. */
const limitsIn = ({ incomeBonus, caps, costs }: GrantRules) => [
  { list: 'incomeBonus', key: 'upTo', limits: incomeBonus.map(({ upTo }) => upTo) },
  { list: 'caps', key: 'upTo', limits: caps.map(({ upTo }) => upTo) },
  { list: 'costs', key: 'firstUnit', limits: costs.map(({ firstUnit }) => firstUnit) },
]

/** Entries with a limit that another one has, of which nobody would read but one. */
const repeated = (rules: CheckedEntry): Problem[] => {
  const { file, path } = rules
  return limitsIn(rules.value as unknown as GrantRules).flatMap(({ list, key, limits }) =>
    limits.flatMap((limit, index) => {
      const first = limits.indexOf(limit)
      if (first === index) return []
      const rangeOf = (at: number) => file.locate([...path, list, at]).value
      const place = placeInWords(file.source, rangeOf(first))
      return [problemAt(file.source, rangeOf(index), checkWording.sameLimit(key, limit, place))]
    }),
  )
}

/** Cases for which no entry holds: they would be worked out with 0 €, or without a cap. */
const missing = ({ file, path, value }: CheckedEntry): Problem[] => {
  const { costs, caps } = value as unknown as GrantRules
  const lowest = costs.toSorted((a, b) => a.firstUnit - b.firstUnit)[0]
  const at = (where: Path, words: Wording) =>
    problemAt(file.source, file.locate([...path, ...where]).value, words)
  return [
    ...(lowest && lowest.firstUnit > 1
      ? [at(['costs', costs.indexOf(lowest), 'firstUnit'], checkWording.noFirstUnit())]
      : []),
    ...(caps.every(({ upTo }) => upTo !== undefined)
      ? [at(['caps', caps.length - 1], checkWording.noOpenCap())]
      : []),
  ]
}

/** A problem for each limit of a grant's rules that stands twice, and for cases that no limit takes in. */
export const stepFaults = (rules: CheckedEntry): Problem[] => [
  ...repeated(rules),
  ...missing(rules),
]

/** Those of all rules. */
export const checkGrantSteps = ({ entries }: Content): Problem[] =>
  entries
    .filter(({ collection, valid }) => collection === 'grantRules' && valid)
    .flatMap(stepFaults)
