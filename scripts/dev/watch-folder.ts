import fileSystem, { type FSWatcher, promises as fs } from 'node:fs'
import path from 'node:path'
import { isInside } from '../machine/is-inside.ts'
import { WrongUsage } from '../machine/wrong-usage.ts'
import { words } from './words.ts'

/** What has happened to a file. */
export type Happening = 'added' | 'changed' | 'removed'

/** Ends the watching. */
export interface Watching {
  close: () => void
}

/** What came of two happenings to one file. */
const sinceThen = (before: Happening | undefined, now: Happening): Happening => {
  if (before === 'removed' && now === 'added') return 'changed'
  return before === 'added' && now === 'changed' ? 'added' : now
}

/** Collects what happens to files from when it is begun, and tells it once nothing has happened for a while. */
const openCollector = (pause: number, tell: (happened: Map<string, Happening>) => void) => {
  let happened = new Map<string, Happening>()
  let timer: NodeJS.Timeout | undefined
  let isBegun = false
  const tellAll = () => {
    const all = happened
    happened = new Map()
    tell(all)
  }
  return {
    begin: () => {
      isBegun = true
    },
    note: (file: string, now: Happening) => {
      if (!isBegun) return
      happened.set(file, sinceThen(happened.get(file), now))
      clearTimeout(timer)
      timer = setTimeout(tellAll, pause)
    },
    end: () => clearTimeout(timer),
  }
}

/** What a system says that lets nobody watch any more folders (inotify_init(2), inotify_add_watch(2)). */
const USED_UP = ['ENOSPC', 'EMFILE']

const watch = (directory: string, listener: (event: string, name: string | null) => void) => {
  try {
    return fileSystem.watch(directory, listener)
  } catch (error) {
    const isUsedUp = USED_UP.includes((error as NodeJS.ErrnoException).code ?? '')
    throw isUsedUp ? new WrongUsage(words.noMoreFolders) : error
  }
}

/**
 * Watches a folder with all that is in it, also while it is not there: whoever moves it away brings it back.
 * The system is asked for folders alone: it tells of the files in them, however many they are.
 *
 * @param pause how long nothing has to happen before it is told what did, in milliseconds: a program empties
 *   a file before it writes it, and a folder moves file by file
 * @throws WrongUsage where the system lets nobody watch as many folders
 */
export const watchFolder = async (
  folder: string,
  pause: number,
  onChange: (happened: ReadonlyMap<string, Happening>) => void,
): Promise<Watching> => {
  const folders = new Map<string, FSWatcher>()
  const files = new Set<string>()
  let isFirstLook = true
  const { begin, note, end } = openCollector(pause, onChange)

  const leave = (location: string): void => {
    for (const [each, watcher] of folders)
      if (isInside(location, each)) {
        watcher.close()
        folders.delete(each)
      }
    for (const file of files)
      if (isInside(location, file)) {
        files.delete(file)
        note(file, 'removed')
      }
  }
  const enter = async (directory: string): Promise<void> => {
    const look = (name: string | null) => lookAt(path.join(directory, name ?? ''))
    folders.get(directory)?.close()
    // What stands in a folder is read after it is watched: nothing may come between.
    const watcher = watch(directory, (_, name) => void look(name))
    watcher.on('error', () => leave(directory))
    folders.set(directory, watcher)
    await Promise.all((await fs.readdir(directory)).map(look))
  }
  const lookAt = async (location: string): Promise<void> => {
    try {
      const found = location === folder ? await fs.stat(folder) : await fs.lstat(location)
      if (found.isDirectory()) return await enter(location)
      note(location, files.has(location) ? 'changed' : 'added')
      files.add(location)
    } catch (error) {
      leave(location)
      if (isFirstLook && error instanceof WrongUsage) throw error
    }
  }
  const around = watch(path.dirname(folder), (_, name) => {
    if (name === null || name === path.basename(folder)) void lookAt(folder)
  })
  const close = () => {
    end()
    around.close()
    for (const watcher of folders.values()) watcher.close()
  }
  try {
    await lookAt(folder)
  } catch (error) {
    close()
    throw error
  }
  isFirstLook = false
  begin()
  return { close }
}
