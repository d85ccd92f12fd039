import fs from 'node:fs'
import path from 'node:path'
import { BUILD_MANIFEST } from '../../addresses/own-files.ts'

/** Thrown where another build has put its site into the folder meanwhile. */
export class SiteReplaced extends Error {}

/** Another one for every site that has been put into a folder. */
const markOf = (folder: string): string | undefined => {
  try {
    const { ino, mtimeMs, ctimeMs } = fs.statSync(path.join(folder, BUILD_MANIFEST))
    return [ino, mtimeMs, ctimeMs].join(' ')
  } catch {
    return undefined
  }
}

/**
 * Does what rests on the site in a folder. Whatever came of it, is of no use where another build has
 * replaced that site meanwhile: its files were looked at and taken over one after the other.
 */
export const undisturbed = async <Result>(
  folder: string,
  work: () => Promise<Result>,
): Promise<Result> => {
  const mark = markOf(folder)
  const judge = () => {
    if (markOf(folder) !== mark) throw new SiteReplaced(folder)
  }
  try {
    return await work()
  } finally {
    judge()
  }
}
