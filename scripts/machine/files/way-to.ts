import path from 'node:path'

/**
 * The way from a folder to a place, with `/` on every system: what is stored, sent or shown is read on others.
 *
 * @param system how places are written here
 */
export const wayTo = (location: string, folder: string, system: path.PlatformPath = path): string =>
  system.relative(folder, location).replaceAll(system.sep, '/')
