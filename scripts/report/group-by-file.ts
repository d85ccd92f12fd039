import type { Problem } from '../problem/problem.ts'

/** Problems by their file, in the order in which the files come. */
export const groupByFile = (problems: Problem[]): Map<string, Problem[]> => {
  const groups = new Map<string, Problem[]>()
  for (const problem of problems) {
    const group = groups.get(problem.file)
    if (group) group.push(problem)
    else groups.set(problem.file, [problem])
  }
  return groups
}

/** Samples still to be replaced: there are many of them, and none needs a word of its own. */
export const isPlaceholder = ({ code, severity }: Problem): boolean =>
  code === 'placeholder' && severity === 'warning'
