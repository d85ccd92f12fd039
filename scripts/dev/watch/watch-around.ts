import fs, { type FSWatcher } from 'node:fs'
import path from 'node:path'
import { watch } from './folder-watchers.ts'
import type { Watching } from './watching.ts'

interface Found {
  folder: string
  /** Another folder in its place has another one. */
  identity: string
}

/** The folder around something; the one around that where it is gone. */
const nearest = (location: string): Found => {
  const folder = path.dirname(location)
  const stats = fs.statSync(folder, { throwIfNoEntry: false })
  if (!stats?.isDirectory() && folder !== location) return nearest(folder)
  return { folder, identity: [folder, stats?.ino, stats?.birthtimeMs].join(' ') }
}

/** The same, watched; nothing where it has gone meanwhile. */
const watchIfThere = (folder: string, look: (name: string | null) => void) => {
  try {
    return watch(folder, (_, name) => look(name)).on('error', () => look(null))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

/**
 * Tells when a folder may have come or gone in the one around it, also where that is deleted itself and made anew, as
 * by whoever clones a repository once more.
 *
 * @throws WrongUsage where the system lets nobody watch as many folders
 */
export const watchAround = (folder: string, onChange: () => void): Watching => {
  let watcher: FSWatcher | undefined
  let watched: string | undefined
  /** Whether another folder is watched then. */
  const arm = (): boolean => {
    const before = watched
    // Looked for again once it is watched: nothing may come between.
    for (let found = nearest(folder); found.identity !== watched; found = nearest(folder)) {
      const next = watchIfThere(found.folder, look)
      if (!next) continue
      watcher?.close()
      watcher = next
      watched = found.identity
    }
    return watched !== before
  }
  const look = (name: string | null): void => {
    if (arm() || name === null || name === path.basename(folder)) onChange()
  }
  arm()
  return { close: () => watcher?.close() }
}
