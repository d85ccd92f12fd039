import type { Problem, Wording } from '../../problem/problem.ts'

/** An address that is in use. */
export interface Holding {
  /** As whoever has it writes it: `/brot`. */
  address: string
  /** Names of its files, from the root of the site, with `/`. */
  files: string[]
  /** Of what has no files: no two may have the same. */
  key?: string
  /** Who has it, in words. */
  holder: string
  isRedirect?: boolean
  /** Whether a redirect may take its place: the address of an item that has run out. */
  yields?: boolean
  /** Holdings of one group are not compared: they are one, or what they share is told elsewhere. */
  group?: unknown
}

/** An address that the content asks for. */
export interface Claim extends Holding {
  /** A problem where the address is written. */
  problem: (words: Wording) => Problem
  /** What is said where the address is another's. */
  taken: (by: Holding) => Wording
}
