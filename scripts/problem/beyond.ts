import type { Problem } from './problem.ts'

/** Lines move while somebody writes: what is the same in another one is not new. */
const identityOf = ({ file, code, message }: Problem): string => [file, code, message].join('\n')

/** Of problems those that are more than the others have of their kind. */
export const beyond = (problems: readonly Problem[], others: readonly Problem[]): Problem[] => {
  const left = others.map(identityOf)
  return problems.filter((problem) => {
    const at = left.indexOf(identityOf(problem))
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}
