import fileSystem, { type FSWatcher } from 'node:fs'
import { isInside } from '../../machine/files/is-inside.ts'
import { WrongUsage } from '../../machine/wrong-usage.ts'
import { words } from '../words.ts'

/** What a system says that lets nobody watch any more folders (inotify_init(2), inotify_add_watch(2)). */
const USED_UP = ['ENOSPC', 'EMFILE']

/** @throws WrongUsage where the system lets nobody watch as many folders */
export const watch = (
  directory: string,
  listener: (event: string, name: string | null) => void,
) => {
  try {
    return fileSystem.watch(directory, listener)
  } catch (error) {
    const isUsedUp = USED_UP.includes((error as NodeJS.ErrnoException).code ?? '')
    throw isUsedUp ? new WrongUsage(words.noMoreFolders) : error
  }
}

/** Watchers of folders, one of each. */
export const openFolderWatchers = () => {
  const watchers = new Map<string, FSWatcher>()
  return {
    /**
     * @param look is given the name of what may be another one now; nothing where that is not known
     * @param lose is called once the folder can't be watched any more
     */
    watch: (directory: string, look: (name: string | null) => void, lose: () => void): void => {
      watchers.get(directory)?.close()
      const watcher = watch(directory, (_, name) => look(name))
      watcher.on('error', lose)
      watchers.set(directory, watcher)
    },
    /** Ends those of a folder and of all that is in it; false where it has none. */
    leave: (location: string): boolean => {
      if (!watchers.has(location)) return false
      for (const [each, watcher] of watchers)
        if (isInside(location, each)) {
          watcher.close()
          watchers.delete(each)
        }
      return true
    },
    close: (): void => {
      for (const watcher of watchers.values()) watcher.close()
    },
  }
}
