import { FORMER, UNFINISHED } from './plan.ts'

/** What is done with the files of a place that renames onto nothing that is there. */
export interface Shelf {
  /** Tells whether it was done; where something is there already, or nothing is to be renamed, it is not. */
  rename: (from: string, to: string) => Promise<boolean>
  isFile: (name: string) => Promise<boolean>
  /** Deletes a file; one that is not there is gone already. */
  remove: (name: string) => Promise<void>
}

/**
 * Puts a complete file in the place of the one that is there. That is set aside first, and never deleted before
 * the other has its place: who is cut off in between still has one of them.
 *
 * @returns whether it has its place; where it has not, the one that was there has it again
 */
export const takePlace = async (
  { rename, isFile, remove }: Shelf,
  name: string,
): Promise<boolean> => {
  const [unfinished, former] = [name + UNFINISHED, name + FORMER]
  if (await rename(unfinished, name)) return true
  // A folder is somebody's, and stays where it is.
  if (!(await isFile(name))) return false
  await remove(former)
  if (!(await rename(name, former))) return false
  const isDone = await rename(unfinished, name)
  if (isDone) await remove(former)
  else await rename(former, name)
  return isDone
}
