import { promises as fs } from 'node:fs'
import path from 'node:path'
import { ownMark } from '../machine/files/own-mark.ts'
import { realLocation } from '../machine/files/real-location.ts'
import { diskAdvice, diskReason } from '../problem/explain-disk-fault.ts'
import { type Finding, wrong } from './check.ts'
import { words } from './words.ts'

/** The nearest folder above that is there. */
const presentPart = async (folder: string): Promise<string> => {
  const isThere = await fs.stat(folder).then(
    () => true,
    () => false,
  )
  return isThere ? folder : presentPart(path.dirname(folder))
}

/** Makes a folder and takes it away, as near to a place as there is one by now; rejects where that fails. */
const tryWriting = async (folder: string): Promise<void> => {
  const probe = path.join(await presentPart(folder), `.gewerk-${ownMark}`)
  await fs.mkdir(probe)
  await fs.rmdir(probe)
}

/**
 * What keeps a folder from being written; undefined where nothing does.
 *
 * @param advice what to do about it where that is more than the disk's own
 */
export const findHindrance = async (
  folder: string,
  advice?: string,
): Promise<Finding | undefined> => {
  if ((await realLocation(folder)) === undefined)
    return wrong(words.leadsNowhere(folder), words.link)
  try {
    await tryWriting(folder)
    return undefined
  } catch (error) {
    const todo = advice ?? diskAdvice(error) ?? words.askForRight
    return wrong(words.notWritable(folder, diskReason(error)), todo)
  }
}
