/**
 * What comments stay in a program that Node runs: it reads a file from end to end each time that it starts, and a
 * seventh of what our packages come with are words to those who use them.
 */
export const ONLY_LEGAL = { legal: true, annotation: false, jsdoc: false } as const
