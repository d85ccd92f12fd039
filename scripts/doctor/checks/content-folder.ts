import { promises as fs } from 'node:fs'
import path from 'node:path'
import { diskReason } from '../../problem/explain-disk-fault.ts'
import { listFiles } from '../../read/list-files.ts'
import { type Check, hint, right } from '../check.ts'
import { words } from '../words.ts'

/** The folder with all that lies in it: who has once worked there as somebody else has left what only that one may change. */
const placesIn = async (content: string): Promise<Set<string>> => {
  const files = await listFiles(content)
  const locations = files.filter(({ fault }) => !fault).map(({ location }) => location)
  return new Set([content, ...locations.map((file) => path.dirname(file)), ...locations])
}

/** Whether texts can be changed from here: a build and the check only read them. */
export const contentFolder: Check = async ({ site: { content } }) => {
  for (const place of await placesIn(content))
    try {
      await fs.access(place, fs.constants.W_OK)
    } catch (error) {
      return hint(words.content.locked(place, diskReason(error)), words.content.advice)
    }
  return right(words.content.right(content))
}
