import type { Severity } from '../../problem/problem.ts'
import type { Remedy } from './remedies.ts'

/** What is wrong, and what helps; `remedy` is what helps on each server. */
export interface LiveWording {
  code: string
  severity: Severity
  message: string
  hint: string
  remedy?: Remedy
}
