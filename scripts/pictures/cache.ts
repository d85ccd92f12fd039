import { promises as fs } from 'node:fs'
import path from 'node:path'
import { root } from '../folders.ts'

/** Pictures that have been made, of every content folder, by what they were made from. */
const CACHE = path.join(root, '.gewerk', 'pictures')

const exists = (file: string) =>
  fs.access(file).then(
    () => true,
    () => false,
  )

/**
 * Makes a file of the cache unless it is there. Under a name of its own first: a run that is cut off
 * must not leave half a file behind.
 *
 * @returns path of the file
 */
export const once = async (
  name: string,
  make: (file: string) => Promise<unknown>,
): Promise<string> => {
  const file = path.join(CACHE, name)
  if (await exists(file)) return file
  const unfinished = `${file}.${process.pid}`
  await fs.mkdir(CACHE, { recursive: true })
  try {
    await make(unfinished)
    await fs.rename(unfinished, file)
  } finally {
    // On a full disk, half a picture would keep the place.
    await fs.rm(unfinished, { force: true })
  }
  return file
}
