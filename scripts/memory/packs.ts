import { isAbandoned, ownMark } from '../machine/files/own-mark.ts'
import { openOwnPack } from './own-pack.ts'
import { clearStrays, type ListedPack, listPacks, readPlace, removePack } from './pack-files.ts'
import { openPlaces } from './pack-places.ts'

/**
 * Texts by their names, many in a file: to make a file takes longer than to write one. Several processes and
 * threads may have a folder open: each adds to a pack of its own, and finds what the others have written.
 */
export interface Packs {
  has: (name: string) => boolean
  /** @param name has no white space */
  add: (name: string, text: Buffer) => void
  /** Nothing where it can't be read; whether it is what was added, its reader has to judge. */
  read: (name: string) => Buffer | undefined
  /** Says that what was read is not what was added: its pack is damaged, and cleared away. */
  refuse: (name: string) => void
  /** Writes what has been added, so that others find it; what can't be written is gone. */
  flush: () => void
  /** Makes room in the place of what is not among these; what others are writing stays. */
  keep: (names: ReadonlySet<string>) => void
}

/** Of more packs, the small ones are put into one. */
const MOST_PACKS = 8

/** Whether a process that runs beside this one may be writing a pack. */
const isWritten = ({ name, modified }: ListedPack): boolean => {
  const [mark = ''] = name.split('.')
  return mark !== ownMark && !isAbandoned(mark, modified)
}

/** All but the largest, where there are too many. */
const smallOnes = (all: readonly ListedPack[]): ListedPack[] =>
  all.length > MOST_PACKS ? all.toSorted((a, b) => b.bytes - a.bytes).slice(1) : []

/**
 * Packs that are to be put into another one: half of them is not wanted, or they are small and many.
 *
 * @param wanted how many bytes of each are
 */
const outworn = (all: readonly ListedPack[], wanted: ReadonlyMap<string, number>): ListedPack[] => {
  const finished = all.filter((pack) => !isWritten(pack))
  const isHalfEmpty = ({ name, bytes }: ListedPack) => (wanted.get(name) ?? 0) < bytes / 2
  const small = smallOnes(finished)
  return finished.filter((pack) => isHalfEmpty(pack) || small.includes(pack))
}

/** @param folder safe to delete */
export const openPacks = (folder: string): Packs => {
  const places = openPlaces(folder)
  let own = openOwnPack(folder)

  const refuse: Packs['refuse'] = (name) => {
    const damaged = places.packOf(name)
    if (damaged === undefined) return
    for (const [each] of places.inPacks(new Set([damaged]))) places.forget(each)
    removePack(folder, damaged)
  }
  const read: Packs['read'] = (name) => {
    const waiting = own.waiting.get(name)
    if (waiting) return waiting
    const place = places.find(name)
    const bytes = place && readPlace(folder, place)
    if (!bytes) refuse(name)
    return bytes
  }
  const flush = (): void => places.note(own.flush())

  /** Puts the wanted texts of packs into another one. */
  const move = (packs: readonly ListedPack[], names: ReadonlySet<string>): void => {
    const gone = new Set(packs.map(({ name }) => name))
    own = openOwnPack(folder)
    for (const [name, place] of places.inPacks(gone)) {
      const bytes = names.has(name) ? readPlace(folder, place) : undefined
      places.forget(name)
      if (bytes) places.note(own.add(name, bytes))
    }
    flush()
    for (const name of gone) removePack(folder, name)
  }
  const keep: Packs['keep'] = (names) => {
    flush()
    const all = places.refresh()
    const gone = outworn(all, places.bytesOf(names))
    if (gone.length > 0) move(gone, names)
    clearStrays(folder, new Set(listPacks(folder).map(({ name }) => name)))
  }
  return {
    has: (name) => own.waiting.has(name) || places.has(name),
    add: (name, text) => places.note(own.add(name, text)),
    read,
    refuse,
    flush,
    keep,
  }
}
