import path from 'node:path'
import { watch } from 'chokidar'
import { isInside } from '../machine/is-inside.ts'

/** Ends the watching. */
export interface Watching {
  close: () => Promise<void>
}

/** Watches a folder with all that is in it, also while it is not there: whoever moves it away brings it back. */
export const watchFolder = async (
  folder: string,
  onChange: (event: string, file: string) => void,
): Promise<Watching> => {
  const parent = path.dirname(folder)
  const ignored = (file: string) => !isInside(file, parent) && !isInside(folder, file)
  const watcher = watch(parent, { ignoreInitial: true, ignored })
  watcher.on('all', onChange)
  await new Promise<void>((resolve) => watcher.once('ready', () => resolve()))
  return watcher
}
