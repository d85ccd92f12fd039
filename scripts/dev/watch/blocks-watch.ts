import { promises as fs } from 'node:fs'
import path from 'node:path'
import type { Happening } from './happenings.ts'
import { watchFolder } from './watch-folder.ts'
import type { Watching } from './watching.ts'

/** What has changed in a company's own blocks since somebody was told last. */
export interface BlockChanges {
  files: string[]
  /** Whether there may be other blocks now, or other fields: all but what draws them. */
  isOfFields: boolean
}

/** What has changed by the one and by the other. */
export const joinChanges = (before: BlockChanges, now: BlockChanges): BlockChanges => ({
  files: [...new Set([...before.files, ...now.files])],
  isOfFields: before.isOfFields || now.isOfFields,
})

/** How long nothing has to change before somebody is told, in milliseconds. */
const PAUSE = 100

const isDrawing = ([file, what]: [string, Happening]): boolean =>
  what === 'changed' && /\.(?:tsx|css)$/.test(file)

/** The files of a folder that were saved from a time on. */
const savedSince = async (folder: string, since: number): Promise<string[]> => {
  const names = await fs.readdir(folder, { recursive: true }).catch(() => [])
  const files = names.map((name) => path.join(folder, name))
  const isNew = async (file: string) =>
    ((await fs.stat(file).catch(() => undefined))?.mtimeMs ?? 0) >= since
  const areNew = await Promise.all(files.map(isNew))
  return files.filter((_, index) => areNew[index])
}

/**
 * Watches a company's own blocks, also while it has none.
 *
 * @param company its folder
 * @param since when they began to be read, in milliseconds since 1970: what was saved after that is told first
 */
export const watchBlocks = async (
  company: string,
  since: number,
  onChange: (changes: BlockChanges) => void,
): Promise<Watching> => {
  const folder = path.join(company, 'blocks')
  const watching = await watchFolder(folder, PAUSE, (happened) =>
    onChange({ files: [...happened.keys()], isOfFields: ![...happened].every(isDrawing) }),
  )
  const files = await savedSince(folder, since)
  if (files.length > 0) onChange({ files, isOfFields: true })
  return watching
}
