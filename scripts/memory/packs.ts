import { randomUUID } from 'node:crypto'
import { isAbandoned, ownMark } from '../machine/own-mark.ts'
import {
  appendTo,
  clearStrays,
  type ListedPack,
  listPacks,
  type Place,
  readIndex,
  readPlace,
  removePack,
  textsIn,
} from './pack-files.ts'

/**
 * Texts by their names, many in a file: to make a file takes longer than to write one. Several processes and
 * threads may have a folder open: each adds to a pack of its own, and finds what the others have written.
 */
export interface Packs {
  has: (name: string) => boolean
  /** @param name has no white space */
  add: (name: string, text: string) => void
  /** Nothing where it can't be read; whether it is what was added, its reader has to judge. */
  read: (name: string) => string | undefined
  /** Says that what was read is not what was added: its pack is damaged, and cleared away. */
  refuse: (name: string) => void
  /** Writes what has been added, so that others find it; what can't be written is gone. */
  flush: () => void
  /** Makes room in the place of what is not among these; what others are writing stays. */
  keep: (names: ReadonlySet<string>) => void
}

/** So many bytes are added before they are written. */
const MOST_WAITING = 2 ** 21

/** Of more packs, the small ones are put into one. */
const MOST_PACKS = 8

/** Says who writes it, before a name of its own. */
const newPack = (): string => `${ownMark}.${randomUUID()}`

/** Whether a process that runs beside this one may be writing a pack. */
const isWritten = ({ name, modified }: ListedPack): boolean => {
  const [mark = '', own] = name.split('.')
  return own !== undefined && mark !== ownMark && !isAbandoned(mark, modified)
}

/** A pack that nobody else writes. */
const openOwn = (folder: string) => {
  let pack = newPack()
  const waiting = new Map<string, Buffer>()
  let [written, size] = [0, 0]
  let isBroken = false

  /** Where what has been added is now. */
  const flush = (): [string, Place][] => {
    const texts = new Map(waiting)
    const added = size
    size = 0
    waiting.clear()
    if (isBroken || texts.size === 0) return []
    try {
      // Somebody may have cleared it away.
      if (textsIn(folder, pack) !== written) [pack, written] = [newPack(), 0]
      const rows = appendTo(folder, pack, texts, written)
      written += added
      return rows
    } catch {
      // Nobody knows where the next one would begin.
      isBroken = true
      return []
    }
  }
  const add = (name: string, bytes: Buffer): [string, Place][] => {
    waiting.set(name, bytes)
    size += bytes.length
    return size > MOST_WAITING ? flush() : []
  }
  return { waiting, add, flush, isBroken: () => isBroken }
}

/** All but the largest, where there are too many. */
const smallOnes = (all: readonly ListedPack[]): ListedPack[] =>
  all.length > MOST_PACKS ? all.toSorted((a, b) => b.bytes - a.bytes).slice(1) : []

/** @param folder safe to delete */
export const openPacks = (folder: string): Packs => {
  const places = new Map<string, Place>()
  const known = new Map<string, number>()
  let own = openOwn(folder)

  const note = (rows: readonly [string, Place][]): void => {
    for (const [name, place] of rows) places.set(name, place)
  }
  /** Learns of what others have written since. */
  const refresh = (): ListedPack[] => {
    const all = listPacks(folder)
    for (const { name, indexed } of all)
      if (known.get(name) !== indexed) {
        known.set(name, indexed)
        note(readIndex(folder, name))
      }
    return all
  }
  const has: Packs['has'] = (name) => {
    if (known.size === 0) refresh()
    return own.waiting.has(name) || places.has(name)
  }
  const find = (name: string): Place | undefined => {
    if (!places.has(name)) refresh()
    return places.get(name)
  }
  const read: Packs['read'] = (name) => {
    const waiting = own.waiting.get(name)
    if (waiting) return waiting.toString()
    const place = find(name)
    const bytes = place && readPlace(folder, place)
    if (!bytes) places.delete(name)
    return bytes?.toString()
  }
  const flush = (): void => note(own.flush())

  /** Puts the wanted texts of packs into another one. */
  const move = (packs: readonly ListedPack[], names: ReadonlySet<string>): void => {
    const gone = new Set(packs.map(({ name }) => name))
    own = openOwn(folder)
    for (const [name, place] of [...places]) {
      if (!gone.has(place.pack)) continue
      const bytes = names.has(name) ? readPlace(folder, place) : undefined
      places.delete(name)
      if (bytes) note(own.add(name, bytes))
    }
    flush()
    if (!own.isBroken()) for (const name of gone) removePack(folder, name)
  }
  const keep: Packs['keep'] = (names) => {
    flush()
    const all = refresh()
    const wanted = new Map<string, number>()
    for (const [name, { pack, length }] of places)
      if (names.has(name)) wanted.set(pack, (wanted.get(pack) ?? 0) + length)
    const isHalfEmpty = ({ name, bytes }: ListedPack) => (wanted.get(name) ?? 0) < bytes / 2
    const finished = all.filter((pack) => !isWritten(pack))
    const small = smallOnes(finished)
    const gone = finished.filter((pack) => isHalfEmpty(pack) || small.includes(pack))
    if (gone.length > 0) move(gone, names)
    clearStrays(folder, new Set(listPacks(folder).map(({ name }) => name)))
  }
  const add: Packs['add'] = (name, text) => note(own.add(name, Buffer.from(text)))
  const refuse: Packs['refuse'] = (name) => {
    const damaged = places.get(name)?.pack
    for (const [each, { pack }] of places) if (pack === damaged) places.delete(each)
    if (damaged !== undefined) removePack(folder, damaged)
  }
  return { has, add, read, refuse, flush, keep }
}
