import { randomUUID } from 'node:crypto'
import { ownMark } from '../machine/files/own-mark.ts'
import { appendTo, type Place, textsIn } from './pack-files.ts'

/** So many bytes are added before they are written. */
const MOST_WAITING = 2 ** 21

/** Says who writes it, before a name of its own. */
const newPack = (): string => `${ownMark}.${randomUUID()}`

/** A pack that nobody else writes. */
export const openOwnPack = (folder: string) => {
  let pack = newPack()
  const waiting = new Map<string, Buffer>()
  let [written, size] = [0, 0]

  /** Where what has been added is now. */
  const flush = (): [string, Place][] => {
    const texts = new Map(waiting)
    const added = size
    size = 0
    waiting.clear()
    if (texts.size === 0) return []
    try {
      // Somebody may have cleared it away, or a full disk may have cut it off.
      if (textsIn(folder, pack) !== written) [pack, written] = [newPack(), 0]
      const rows = appendTo(folder, pack, texts, written)
      written += added
      return rows
    } catch {
      return []
    }
  }
  const add = (name: string, bytes: Buffer): [string, Place][] => {
    waiting.set(name, bytes)
    size += bytes.length
    return size > MOST_WAITING ? flush() : []
  }
  return { waiting, add, flush }
}
