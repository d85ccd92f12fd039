import { promises as fs } from 'node:fs'
import path from 'node:path'

const isThere = (location: string) =>
  fs.lstat(location).then(
    () => true,
    () => false,
  )

const isFile = (location: string) =>
  fs.stat(location).then(
    (stats) => !stats.isDirectory(),
    () => false,
  )

/**
 * Where a path leads once every link in it is followed, also if its end is not there yet; undefined
 * where a link leads nowhere, or a file stands in the way.
 */
export const realLocation = async (location: string): Promise<string | undefined> => {
  const real = await fs.realpath(location).catch(() => undefined)
  if (real !== undefined || (await isThere(location))) return real
  const parent = await realLocation(path.dirname(location))
  if (parent === undefined || (await isFile(parent))) return undefined
  return path.join(parent, path.basename(location))
}
