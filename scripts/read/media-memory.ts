import { promises as fs } from 'node:fs'
import path from 'node:path'
import type { MediaCache } from './media.ts'

/** Changes with what `measureMedia` finds out, so that what an older program knew is forgotten. */
const VERSION = 2

/** What an earlier run has measured; nothing where there was none, or its file is damaged. */
export const recallMedia = async (file: string): Promise<MediaCache> => {
  try {
    const { version, media } = JSON.parse(await fs.readFile(file, 'utf8'))
    return new Map(version === VERSION ? media : [])
  } catch {
    return new Map()
  }
}

const isSame = (a: MediaCache, b: MediaCache) =>
  a.size === b.size && [...a].every(([name, media]) => b.get(name) === media)

/**
 * Keeps what has been measured for the next run, where anything is new. Where nothing can be written,
 * it is measured again.
 */
export const rememberMedia = async (
  file: string,
  media: MediaCache,
  before: MediaCache,
): Promise<void> => {
  if (isSame(media, before)) return
  const draft = `${file}.${process.pid}`
  const write = async () => {
    await fs.mkdir(path.dirname(file), { recursive: true })
    await fs.writeFile(draft, JSON.stringify({ version: VERSION, media: [...media] }))
    await fs.rename(draft, file)
  }
  await write().catch(() => undefined)
}
