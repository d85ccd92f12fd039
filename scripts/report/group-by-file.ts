import { groupBy } from '../../src/content/group-by.ts'
import type { Problem } from '../problem/problem.ts'

/** Problems by their file, in the order in which the files come. */
export const groupByFile = (problems: Problem[]): Map<string, Problem[]> =>
  groupBy(problems, ({ file }) => file)

/** Samples still to be replaced: there are many of them, and none needs a word of its own. */
export const isPlaceholder = ({ code, severity }: Problem): boolean =>
  code === 'placeholder' && severity === 'warning'
