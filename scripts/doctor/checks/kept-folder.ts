import { type Check, right } from '../check.ts'
import { findHindrance } from '../try-writing.ts'
import { words } from '../words.ts'

/** Whether what is kept for the next time can be written. */
export const keptFolder: Check = async ({ site: { cache } }) =>
  (await findHindrance(cache)) ?? right(words.kept.right(cache))
