import path from 'node:path'
import { type Happening, type Watching, watchFolder } from './watch-folder.ts'

/** What has changed in a company's own blocks since somebody was told last. */
export interface BlockChanges {
  files: string[]
  /** Whether there may be other blocks now, or other fields: all but what draws them. */
  isOfFields: boolean
}

/** How long nothing has to change before somebody is told, in milliseconds. */
const PAUSE = 100

const isDrawing = ([file, what]: [string, Happening]): boolean =>
  what === 'changed' && /\.(?:tsx|css)$/.test(file)

/**
 * Watches a company's own blocks, also while it has none.
 *
 * @param company its folder
 */
export const watchBlocks = (
  company: string,
  onChange: (changes: BlockChanges) => void,
): Promise<Watching> =>
  watchFolder(path.join(company, 'blocks'), PAUSE, (happened) =>
    onChange({ files: [...happened.keys()], isOfFields: ![...happened].every(isDrawing) }),
  )
