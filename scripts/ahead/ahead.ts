import type { Problem } from '../problem/problem.ts'

/** Something that visitors read differently from a day on. */
export interface Reading {
  /** Route of the page; undefined for what stands on every page. */
  page: string | undefined
  /** Where on the page, in words. */
  where: string
  /** Where in the content, as in a problem. */
  file: string
  line: number
  column: number
  /** Undefined for what is new. */
  before: string | undefined
  /** Undefined for what is gone. */
  after: string | undefined
}

/** What a day brings without anybody's doing. */
export interface DayAhead {
  /** ISO 8601 calendar date. */
  date: string
  /** Counted from the day on which somebody looks ahead. */
  inDays: number
  reads: Reading[]
  /** What has to be looked at again from that day on. */
  overdue: Problem[]
  /** What is not true any more from that day on. */
  wrong: Problem[]
}
