import { existsSync } from 'node:fs'
import path from 'node:path'
import { type Check, hint, right } from '../check.ts'
import { words } from '../words.ts'

/** Looked for and not started: macOS would offer to install it. */
const isOnPath = (names: string[], { PATH = '' }: Readonly<Record<string, string | undefined>>) =>
  PATH.split(path.delimiter).some((folder) =>
    names.some((name) => folder !== '' && existsSync(path.join(folder, name))),
  )

/** Whether versions of the content can be kept from here. No command needs that. */
export const git: Check = async ({ env }) =>
  isOnPath(['git', 'git.exe'], { PATH: env.PATH ?? env.Path })
    ? right(words.git.right)
    : hint(words.git.missing, words.git.advice)
