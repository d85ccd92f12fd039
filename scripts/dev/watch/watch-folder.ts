import { promises as fs } from 'node:fs'
import path from 'node:path'
import { isInside } from '../../machine/files/is-inside.ts'
import { wayTo } from '../../machine/files/way-to.ts'
import { WrongUsage } from '../../machine/wrong-usage.ts'
import { openFolderWatchers } from './folder-watchers.ts'
import { type Happening, openCollector } from './happenings.ts'
import { watchAround } from './watch-around.ts'
import type { Watching } from './watching.ts'

/** What a file, or the folder that it is in, is called there; nothing for the folder itself. */
const nameIn = (directory: string, file: string): string =>
  wayTo(file, directory).split('/')[0] ?? ''

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
  const folders = openFolderWatchers()
  const files = new Set<string>()
  let isFirstLook = true
  const { begin, note, end } = openCollector(pause, onChange)

  const forget = (file: string): void => {
    files.delete(file)
    note(file, 'removed')
  }
  const leave = (location: string): void => {
    if (files.has(location)) forget(location)
    // There are thousands of files, and one is known only in a folder that is watched.
    if (!folders.leave(location)) return
    for (const file of files) if (isInside(location, file)) forget(file)
  }
  /** Another folder may have come in the place of one, or of a file, before anybody looked. */
  const forgetOthers = (directory: string, names: readonly string[]): void => {
    const there = new Set(names)
    for (const file of files)
      if (isInside(directory, file) && !there.has(nameIn(directory, file))) forget(file)
  }
  const enter = async (directory: string): Promise<void> => {
    const look = (name: string | null) => lookAt(path.join(directory, name ?? ''))
    // What stands in a folder is read after it is watched: nothing may come between.
    folders.watch(
      directory,
      (name) => void look(name),
      () => leave(directory),
    )
    const names = await fs.readdir(directory)
    if (!isFirstLook) forgetOthers(directory, names)
    await Promise.all(names.map(look))
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
  const around = watchAround(folder, () => void lookAt(folder))
  const close = () => {
    end()
    around.close()
    folders.close()
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
