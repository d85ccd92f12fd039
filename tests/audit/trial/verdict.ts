import type { Problem } from '../../../scripts/problem/problem.ts'
import { JARGON } from '../faults/judge.ts'
import type { Expected, Fault } from './fault.ts'

/** What was said of one fault, and what of it was right. */
export interface Verdict {
  fault: Fault
  problems: Problem[]
  /** Processor time beyond that of a content in order, in milliseconds. */
  time: number
  crash: string | undefined
  found: boolean
  line: boolean
  column: boolean
  exact: boolean
  repair: boolean
  plain: boolean
  fast: boolean
}

/** Processor time that a fault may cost beyond that of a content in order, in milliseconds. */
export const LIMIT = 300

export const MARKS = ['found', 'line', 'column', 'exact', 'repair', 'plain', 'fast'] as const

const isPlain = ({ message, hint }: Problem) =>
  /^[\p{Lu}`{„]/u.test(message) &&
  hint !== '' &&
  !JARGON.test(`${message} ${hint}`.replace(/`[^`]*`|"[^"]*"|'[^']*'/g, ''))

const helps = ({ message, hint }: Problem, { repair }: Expected) =>
  repair.length === 0 ||
  repair.some((words) =>
    typeof words === 'string' ? `${message} ${hint}`.includes(words) : words.test(hint),
  )

const inColumn = ({ line, column }: Problem, { places }: Expected) =>
  places.some((place) => place.line === line && column >= place.from && column <= place.to + 1)

/** Problems for each fault; a problem serves one of them only. */
const assign = (fault: Fault, problems: Problem[]): (Problem | undefined)[] => {
  const left = new Set(problems)
  return fault.expected.map((expected) => {
    const here = [...left].filter(({ line }) =>
      expected.places.some((place) => place.line === line),
    )
    const best =
      here.find((each) => inColumn(each, expected) && helps(each, expected)) ??
      here.find((each) => helps(each, expected)) ??
      here.find((each) => inColumn(each, expected)) ??
      here[0]
    if (best) left.delete(best)
    return best
  })
}

const FAILED = {
  found: false,
  line: false,
  column: false,
  exact: false,
  repair: false,
  plain: false,
}

export const judge = (
  fault: Fault,
  outcome: Problem[] | Error,
  time: number,
  folder = 'content',
): Verdict => {
  const fast = time <= LIMIT
  if (outcome instanceof Error)
    return { fault, problems: [], time, crash: outcome.stack, ...FAILED, fast }
  const common = { fault, problems: outcome, time, crash: undefined, fast }
  const exact = outcome.length >= fault.least && outcome.length <= fault.most
  const plain = outcome.every(isPlain)
  if (outcome.length === 0 && fault.least === 0)
    return { ...common, found: true, line: true, column: true, exact, repair: true, plain }
  const here = outcome.filter(({ file }) => file === `${folder}/${fault.file}`)
  const assigned = assign(fault, here)
  const all = (test: (problem: Problem, expected: Expected) => boolean) =>
    assigned.every((problem, index) => {
      const expected = fault.expected[index] as Expected
      return problem ? test(problem, expected) : expected.optional
    })
  return {
    ...common,
    found:
      fault.expected.length === 0 ||
      outcome.some(({ severity }) => fault.warned || severity === 'error'),
    line: all(() => true),
    column: all(inColumn),
    exact,
    repair: all(helps),
    plain,
  }
}

export const isClean = (verdict: Verdict): boolean => MARKS.every((mark) => verdict[mark])
