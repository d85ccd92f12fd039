import type { Problem } from '../../../scripts/problem/problem.ts'
import type { Expectation, Mutation } from './mutation.ts'

/** What became of one fault. */
export interface Verdict {
  mutation: Mutation
  /** Something was reported as an error. */
  found: boolean
  line: boolean
  column: boolean
  /** Nothing besides what is wrong. */
  exact: boolean
  repair: boolean
  /** In words that an editor understands. */
  plain: boolean
  crash: string | undefined
  problems: Problem[]
}

/** Words of programmers, and what a program writes where it has no word. */
export const JARGON =
  /\b(string|array|object|union|undefined|null|NaN|token|mapping|scalar|expected)\b|\[object/

const isAt = ({ file, line }: Problem, expectation: Expectation, folder: string) =>
  file === `${folder}/${expectation.file}` && line === expectation.line

const isIn = ({ column }: Problem, { from, to }: Expectation) => column >= from && column <= to

const isPlain = ({ message, hint }: Problem) =>
  /^[A-ZÄÖÜ`{„]/.test(message) &&
  hint !== '' &&
  !JARGON.test(`${message} ${hint}`.replace(/`[^`]*`|"[^"]*"/g, ''))

const helps = ({ message, hint }: Problem, { repair }: Expectation) =>
  repair.length === 0 || repair.some((words) => `${message} ${hint}`.includes(words))

export const judge = (mutation: Mutation, folder: string, outcome: Problem[] | Error): Verdict => {
  if (outcome instanceof Error) {
    return {
      mutation,
      found: false,
      line: false,
      column: false,
      exact: false,
      repair: false,
      plain: false,
      crash: outcome.stack,
      problems: [],
    }
  }
  const { expected } = mutation
  const matches = expected.map((each) => outcome.filter((problem) => isAt(problem, each, folder)))
  return {
    mutation,
    found: outcome.some(({ severity }) => severity === 'error'),
    line: matches.every((found) => found.length > 0),
    column: expected.every((each, index) => matches[index]?.some((problem) => isIn(problem, each))),
    exact: outcome.length === expected.length,
    repair: expected.every((each, index) =>
      matches[index]?.some((problem) => helps(problem, each)),
    ),
    plain: outcome.every(isPlain),
    crash: undefined,
    problems: outcome,
  }
}
