import { promises as fs } from 'node:fs'
import path from 'node:path'
import { type Check, right } from '../check.ts'
import { findHindrance } from '../try-writing.ts'
import { words } from '../words.ts'

/** Each of them is made by whoever needs it first, who may have been somebody else. */
const foldersIn = async (cache: string): Promise<string[]> => {
  const entries = await fs.readdir(cache, { withFileTypes: true }).catch(() => [])
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => path.join(cache, name))
}

/** Whether what is kept for the next time can be written. */
export const keptFolder: Check = async ({ site: { cache } }) => {
  for (const folder of [cache, ...(await foldersIn(cache))]) {
    const hindrance = await findHindrance(folder)
    if (hindrance) return hindrance
  }
  return right(words.kept.right(cache))
}
