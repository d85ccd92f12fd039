import path from 'node:path'

/** The way from a folder to a place, with `/` on every system: what is stored, sent or shown is read on others. */
export const wayTo = (location: string, folder: string): string =>
  path.relative(folder, location).replaceAll(path.sep, '/')
