import { promises as fs } from 'node:fs'
import path from 'node:path'
import { ownMark } from '../machine/own-mark.ts'

/** The nearest folder above that is there. */
const presentPart = async (folder: string): Promise<string> => {
  const isThere = await fs.stat(folder).then(
    () => true,
    () => false,
  )
  return isThere ? folder : presentPart(path.dirname(folder))
}

/** Makes a folder and takes it away, as near to a place as there is one by now; rejects where that fails. */
export const tryWriting = async (folder: string): Promise<void> => {
  const probe = path.join(await presentPart(folder), `.gewerk-${ownMark}`)
  await fs.mkdir(probe)
  await fs.rmdir(probe)
}
