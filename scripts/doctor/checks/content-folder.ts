import { promises as fs } from 'node:fs'
import { diskReason } from '../../problem/explain-disk-fault.ts'
import { type Check, hint, right } from '../check.ts'
import { words } from '../words.ts'

/** Whether texts can be changed from here: a build and the check only read them. */
export const contentFolder: Check = async ({ site: { content } }) => {
  try {
    await fs.access(content, fs.constants.W_OK)
    return right(words.content.right(content))
  } catch (error) {
    return hint(words.notWritable(content, diskReason(error)), words.content.advice)
  }
}
