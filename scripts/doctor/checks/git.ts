import { placeOfGit } from '../../machine/git/git.ts'
import { type Check, hint, right } from '../check.ts'
import { words } from '../words.ts'

/** Whether versions of the content can be kept from here. No command needs that. */
export const git: Check = async ({ env }) =>
  // Looked for and not started: macOS would offer to install it.
  placeOfGit(env) === undefined ? hint(words.git.missing, words.git.advice) : right(words.git.right)
