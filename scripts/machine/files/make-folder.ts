import fs from 'node:fs'
import path from 'node:path'

const isFolder = (location: string): boolean => {
  try {
    return fs.statSync(location).isDirectory()
  } catch {
    return false
  }
}

/**
 * Makes a folder and those above it, as far as they are not there. Node's own way (`recursive`) never comes to an end
 * where a file system takes no folders and says that the one above is missing, as `/proc` does.
 */
export const makeFolder = (location: string, mode?: number): void => {
  try {
    fs.mkdirSync(location, mode)
  } catch (error) {
    if (isFolder(location)) return
    const above = path.dirname(location)
    const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT' && above !== location
    if (!isMissing || isFolder(above)) throw error
    makeFolder(above, mode)
    makeFolder(location, mode)
  }
}
