import path from 'node:path'
import { watch } from 'chokidar'
import { isInside } from '../machine/is-inside.ts'

/** What has changed in a company's own blocks since somebody was told last. */
export interface BlockChanges {
  files: string[]
  /** Whether there may be other blocks now, or other fields: all but what draws them. */
  isOfFields: boolean
}

/** How long nothing has to change before somebody is told, in milliseconds: a folder moves file by file. */
const PAUSE = 100

const isDrawing = (event: string, file: string): boolean =>
  event === 'change' && /\.(?:tsx|css)$/.test(file)

/**
 * Watches a company's own blocks, also while their folder is not there.
 *
 * @param company its folder
 */
export const watchBlocks = async (
  company: string,
  onChange: (changes: BlockChanges) => void,
): Promise<{ close: () => Promise<void> }> => {
  const blocks = path.join(company, 'blocks')
  const ignored = (file: string) => file !== company && !isInside(blocks, file)
  let changes: BlockChanges = { files: [], isOfFields: false }
  let timer: NodeJS.Timeout | undefined
  const tell = () => {
    const told = changes
    changes = { files: [], isOfFields: false }
    onChange(told)
  }
  const watcher = watch(company, { ignoreInitial: true, ignored })
  watcher.on('all', (event, file) => {
    changes = {
      files: [...changes.files, file],
      isOfFields: changes.isOfFields || !isDrawing(event, file),
    }
    clearTimeout(timer)
    timer = setTimeout(tell, PAUSE)
  })
  await new Promise<void>((resolve) => watcher.once('ready', () => resolve()))
  return {
    close: async () => {
      clearTimeout(timer)
      await watcher.close()
    },
  }
}
