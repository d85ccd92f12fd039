import type { Problem } from '../problem/problem.ts'

/** Warnings that keep a site from being published. */
const GRAVE = [
  ...['placeholder', 'review-overdue', 'link-too-late', 'outdated-law', 'odr-platform'],
  ...['other-form', 'filler'],
]

/** For a release nothing may be left that is only a sample, out of date or about to break. */
export const forRelease = (problem: Problem): Problem =>
  GRAVE.includes(problem.code) ? { ...problem, severity: 'error' } : problem
