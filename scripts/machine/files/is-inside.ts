import path from 'node:path'

/** Whether a path leads into a folder, or to the folder itself. */
export const isInside = (folder: string, location: string): boolean => {
  const way = path.relative(folder, location)
  // On Windows the way to another drive is absolute.
  return way.split(path.sep)[0] !== '..' && !path.isAbsolute(way)
}
