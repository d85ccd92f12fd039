import fs from 'node:fs'

/** What everybody may do with a file and a folder of a site at the least. */
export const FILE_RIGHTS = 0o044
export const FOLDER_RIGHTS = 0o055

/** A web server reads as somebody else, however private what whoever builds makes otherwise is. */
export const openTo = (rights: number, location: string): void => {
  const { mode } = fs.statSync(location)
  if ((mode & rights) !== rights) fs.chmodSync(location, mode | rights)
}
