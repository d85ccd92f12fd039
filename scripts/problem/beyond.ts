import type { Problem } from './problem.ts'

/** Lines move while somebody writes: what is the same in another one is not new. */
const identityOf = ({ file, code, message }: Problem): string => [file, code, message].join('\n')

const apart = (problem: Problem): Problem[] => problem.parts ?? [problem]

/**
 * Of problems those that are more than the others have of their kind. One that is told for several is one of them only
 * as a whole: with some of them told before, it says which ones have come.
 */
export const beyond = (problems: readonly Problem[], others: readonly Problem[]): Problem[] => {
  const left = others.flatMap(apart).map(identityOf)
  const isMore = (problem: Problem): boolean => {
    const at = left.indexOf(identityOf(problem))
    if (at >= 0) left.splice(at, 1)
    return at < 0
  }
  return problems.flatMap((problem) => {
    const parts = apart(problem)
    const more = parts.filter(isMore)
    return more.length === parts.length ? [problem] : more
  })
}
