import { createHash } from 'node:crypto'
import { promises as fs } from 'node:fs'
import path from 'node:path'

/** The repository. */
export const root = path.join(import.meta.dirname, '..')

/** The content folder that commands work on: `CONTENT_DIR`, or `content` beside package.json. */
export const contentFolder = (): string =>
  path.resolve(process.env.CONTENT_DIR || path.join(root, 'content'))

/** Where the finished site goes: `OUT_DIR`, or `dist` beside package.json. */
export const outFolder = (): string => path.resolve(process.env.OUT_DIR || path.join(root, 'dist'))

/** Where the emitted JSON of a content folder is kept, apart from that of other folders. */
export const emittedFolder = (content: string): string => {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8)
  return path.join(root, '.gewerk', `${path.basename(content)}-${hash}`)
}

/** Whether a folder is there and may be read. */
export const isReadableFolder = async (directory: string): Promise<boolean> => {
  try {
    await fs.readdir(directory)
    return true
  } catch {
    return false
  }
}
