import path from 'node:path'
import { FILE_RIGHTS, FOLDER_RIGHTS, openTo } from '../../machine/files/open-to.ts'
import { foldersOf } from '../../site/folders-of.ts'

/** Whether nobody else may read what this process makes: else large sites need not be asked file by file. */
const isPrivate = (): boolean => (process.umask() & FOLDER_RIGHTS) !== 0

/** Lets everybody read the files of a site, however private what whoever builds makes otherwise is. */
export const openToAll = (root: string, names: readonly string[]): void => {
  if (!isPrivate()) return
  for (const folder of ['', ...foldersOf(names)]) openTo(FOLDER_RIGHTS, path.join(root, folder))
  for (const name of names) openTo(FILE_RIGHTS, path.join(root, name))
}
