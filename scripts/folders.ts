import { createHash } from 'node:crypto'
import path from 'node:path'

/** The repository. */
export const root = path.join(import.meta.dirname, '..')

/** The content folder that commands work on: `CONTENT_DIR`, or `content` beside package.json. */
export const contentFolder = (): string =>
  path.resolve(process.env.CONTENT_DIR || path.join(root, 'content'))

/** Where the finished site goes: `OUT_DIR`, or `dist` beside package.json. */
export const outFolder = (): string => path.resolve(process.env.OUT_DIR || path.join(root, 'dist'))

/** Whether a path leads into a folder, or to the folder itself. */
export const isInside = (folder: string, location: string): boolean => {
  const way = path.relative(folder, location)
  // On Windows the way to another drive is absolute.
  return way.split(path.sep)[0] !== '..' && !path.isAbsolute(way)
}

/** A name for a content folder that no other folder has. */
const uniqueName = (content: string): string => {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8)
  return `${path.basename(content)}-${hash}`
}

/** Where the emitted JSON of a content folder is kept, apart from that of other folders. */
export const emittedFolder = (content: string): string =>
  path.join(root, '.gewerk', uniqueName(content))

/** Where the measurements of a content folder's pictures are kept. */
export const mediaMemory = (content: string): string =>
  path.join(root, '.gewerk', `${uniqueName(content)}-media.json`)

/** Where the JSON Schemas of a content folder are: `.gewerk/schema/content`, as .vscode/ names it. */
export const schemaFolder = (content: string): string => {
  const name = isInside(root, content) ? path.relative(root, content) : uniqueName(content)
  return path.join(root, '.gewerk', 'schema', name)
}
