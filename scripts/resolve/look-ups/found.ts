import type { CollectionName } from '../../../src/content/collection-names.ts'
import type { Problem } from '../../problem/problem.ts'
import type { LinkUse } from '../links/link-targets.ts'

/** Something that a value looked up, whether it is there or not. */
export type Use =
  | { kind: 'media'; name: string }
  /** `stats/projects`; missing where nobody knows whether there is one, as its file can't be read. */
  | { kind: 'entry'; name: string; missing?: true }
  /** An entry by the page that is made of it. */
  | { kind: 'own-page'; name: string; route: string }
  /** Every entry of a collection. */
  | { kind: 'collection'; name: CollectionName }
  | { kind: 'link'; link: LinkUse }

/** What came to light while something was looked up. */
export interface Found {
  problems: readonly Problem[]
  uses: readonly Use[]
}

export const NOTHING: Found = { problems: [], uses: [] }

/** All that came to light in several places. */
export const together = (found: readonly Found[]): Found => {
  // Of most texts nothing came to light, and there are many.
  if (found.every(({ problems, uses }) => problems.length + uses.length === 0)) return NOTHING
  return {
    problems: found.flatMap(({ problems }) => problems),
    uses: found.flatMap(({ uses }) => uses),
  }
}

/** Problems alone. */
export const onlyProblems = (problems: readonly Problem[]): Found => ({ problems, uses: [] })

/** After so many faults of one kind in one text nobody reads on; the next run shows the others. */
export const MOST_FAULTS = 100
