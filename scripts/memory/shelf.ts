import { digest } from '../machine/digest.ts'
import { openPacks } from './packs.ts'
import { type Parts, partsOf, readParts, writeParts } from './parts.ts'
import { recent } from './recent.ts'

/** Keeps results that are too large to be remembered with the others, by their digest. */
export interface Shelf {
  /** Where other threads find them, if they are kept in a folder. */
  folder?: string
  /**
   * @param values a result by the names of its parts
   * @returns the digest, by which it is found
   */
  put: (values: object) => string
  /** What has this digest, if it is there and whole. */
  get: (digest: string) => Parts | undefined
  /** Lets other processes find what has been put there. */
  save: () => void
  /** Says what is still wanted; the rest is cleared away, if not at once, and not what others put there now. */
  keep: (digests: ReadonlySet<string>) => void
}

/** So many are looked at in turn. */
const RECENT = 8

/** Keeps them for as long as the process runs. */
export const heldShelf = (): Shelf => {
  const held = new Map<string, Parts>()
  return {
    put: (values) => {
      const name = digest(writeParts(values))
      held.set(name, partsOf(values))
      return name
    },
    get: (name) => held.get(name),
    save: () => undefined,
    keep: () => undefined,
  }
}

/** Keeps what was wanted last, of which one part is looked at after the other; who wants more, makes it again. */
export const emptyShelf = (): Shelf => {
  const last = recent<Parts | undefined>(RECENT)
  return {
    put: (values) => {
      const name = digest(writeParts(values))
      last.get(name, () => partsOf(values))
      return name
    },
    get: (name) => last.get(name, () => undefined),
    save: () => undefined,
    keep: () => undefined,
  }
}

/**
 * Keeps them in a folder. What is damaged is not there.
 *
 * @param folder safe to delete
 */
export const openShelf = (folder: string): Shelf => {
  const opened = recent<Parts | undefined>(RECENT)
  const packs = openPacks(folder)
  const read = (name: string): Parts | undefined => {
    const bytes = packs.read(name)
    if (bytes === undefined) return undefined
    if (digest(bytes) === name) return readParts(bytes.toString())
    packs.refuse(name)
    return undefined
  }
  return {
    folder,
    put: (values) => {
      const bytes = Buffer.from(writeParts(values))
      const name = digest(bytes)
      if (!packs.has(name)) packs.add(name, bytes)
      return name
    },
    get: (name) => opened.get(name, () => read(name)),
    save: packs.flush,
    keep: packs.keep,
  }
}
