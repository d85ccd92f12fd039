import path from 'node:path'
import { FILE_RIGHTS, FOLDER_RIGHTS, openTo } from '../machine/open-to.ts'
import { foldersOf } from '../site/folders-of.ts'

/** Lets everybody read the files of a site; what it has of an earlier one may have been private there. */
export const openToAll = (root: string, names: readonly string[]): void => {
  for (const folder of ['', ...foldersOf(names)]) openTo(FOLDER_RIGHTS, path.join(root, folder))
  for (const name of names) openTo(FILE_RIGHTS, path.join(root, name))
}
