import { promises as fs } from 'node:fs'
import path from 'node:path'
import { fileWording } from '../../parse/file-messages.ts'
import { type Check, right, wrong } from '../check.ts'
import { words } from '../words.ts'

/** The place of an installation may be above, or none at all: what is not there is no fault. */
const textOf = (file: string): Promise<string> =>
  fs.readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '{}'
    throw error
  })

const isJson = (text: string): boolean => {
  try {
    // npm reads over the mark of byte order, too.
    JSON.parse(text.replace(/^\uFEFF/, ''))
    return true
  } catch {
    return false
  }
}

/** Of two people's versions, one below the other, one has to go. */
const adviceOn = (text: string): string =>
  /^<{7}(?:\s|$)/m.test(text)
    ? fileWording.mergeConflict(/^\|{7}(?:\s|$)/m.test(text)).hint
    : words.packageFile.advice

/** Whether npm can read where the commands are named: by `npx gewerk` they begin without it, too. */
export const packageFile: Check = async ({ site: { folder } }) => {
  const file = path.join(folder, 'package.json')
  const text = await textOf(file)
  if (isJson(text)) return right(words.packageFile.right)
  return wrong(words.packageFile.wrong(file), adviceOn(text))
}
