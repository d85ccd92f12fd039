import { constants, promises as fs } from 'node:fs'
import { makeFolder } from '../../machine/files/make-folder.ts'

/**
 * Makes the folder of the messages: an inbox that can store none has nothing to take any for.
 *
 * @throws what the disk says where nothing can be written in it
 */
export const openFolder = async (folder: string): Promise<void> => {
  makeFolder(folder, 0o700)
  await fs.access(folder, constants.W_OK)
}
