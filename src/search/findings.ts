import type { SearchHit } from './options.ts'

/** What a search has found. */
export interface Findings {
  count: number
  /** The best, the best first. */
  found: readonly SearchHit[]
}

/** What answers a search; rejects where a part of the index can't be had. */
export type Find = (words: string) => Promise<Findings>
