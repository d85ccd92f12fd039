import path from 'node:path'
import { type Watching, watchFolder } from './watch-folder.ts'

/** What has changed in a company's own blocks since somebody was told last. */
export interface BlockChanges {
  files: string[]
  /** Whether there may be other blocks now, or other fields: all but what draws them. */
  isOfFields: boolean
}

const NOTHING: BlockChanges = { files: [], isOfFields: false }

/** How long nothing has to change before somebody is told, in milliseconds: a folder moves file by file. */
const PAUSE = 100

const isDrawing = (event: string, file: string): boolean =>
  event === 'change' && /\.(?:tsx|css)$/.test(file)

/**
 * Watches a company's own blocks, also while it has none.
 *
 * @param company its folder
 */
export const watchBlocks = async (
  company: string,
  onChange: (changes: BlockChanges) => void,
): Promise<Watching> => {
  let changes = NOTHING
  let timer: NodeJS.Timeout | undefined
  const tell = () => {
    const told = changes
    changes = NOTHING
    onChange(told)
  }
  const watcher = await watchFolder(path.join(company, 'blocks'), (event, file) => {
    const isOfFields = changes.isOfFields || !isDrawing(event, file)
    changes = { files: [...changes.files, file], isOfFields }
    clearTimeout(timer)
    timer = setTimeout(tell, PAUSE)
  })
  return {
    close: async () => {
      clearTimeout(timer)
      await watcher.close()
    },
  }
}
