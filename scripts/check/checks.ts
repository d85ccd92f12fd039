import type { Problem } from '../problem/problem.ts'
import type { Content } from '../validate/validate.ts'

/**
 * Something that fields say about one another, about the day, the world or the law, beyond what a schema
 * can say.
 *
 * @param today ISO 8601 calendar date
 */
export type Check = (content: Content, today: string) => Problem[]

/** The checks of a site. */
export interface Checks {
  /** Worth a word at any time. */
  always: readonly Check[]
  /** What has to be in order before a site is published; only for content without errors. */
  release: readonly Check[]
}

/** What checks find, in their order. */
export const findings = (checks: readonly Check[], content: Content, today: string): Problem[] =>
  checks.flatMap((check) => check(content, today))
