import type { Problem } from '../problem/problem.ts'
import type { Checked, Content } from '../validate/validate.ts'

/**
 * Something that fields say about one another, about the day, the world or the law, beyond what a schema
 * can say.
 *
 * @param today ISO 8601 calendar date
 */
export type Check = (content: Content, today: string) => Problem[]

/** What a page, an entry or a file says by itself, whatever stands elsewhere and whichever day it is. */
export type OwnCheck = (checked: Checked) => Problem[]

/** The checks of a site. */
export interface Checks {
  /** Worth a word at any time, of each page, entry and file. */
  each: readonly OwnCheck[]
  /** Worth a word at any time; the long texts of articles are for `each`: after a change of one, these are not run. */
  always: readonly Check[]
  /** What has to be in order before a site is published; only for content without errors. */
  release: readonly Check[]
}

/** What checks find, in their order. */
export const findings = (checks: readonly Check[], content: Content, today: string): Problem[] =>
  checks.flatMap((check) => check(content, today))
