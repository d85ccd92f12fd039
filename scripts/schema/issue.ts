import type { z } from 'zod'

/** What zod found wrong. */
export type Issue = z.core.$ZodIssue

export type IssueOf<Code extends Issue['code']> = Extract<Issue, { code: Code }>
