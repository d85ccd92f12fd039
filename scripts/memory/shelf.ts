import fs, { promises as files } from 'node:fs'
import path from 'node:path'
import { digest } from '../machine/digest.ts'
import { type Parts, partsOf, readParts, writeParts } from './parts.ts'
import { recent } from './recent.ts'

/** Keeps results that are too large to be remembered with the others, by their digest. */
export interface Shelf {
  /**
   * @param values a result by the names of its parts
   * @returns the digest, by which it is found
   */
  put: (values: object) => string
  /** What has this digest, if it is there and whole. */
  get: (digest: string) => Parts | undefined
  /** Clears away all but these. */
  keep: (digests: ReadonlySet<string>) => Promise<void>
}

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
    keep: async () => undefined,
  }
}

/** Keeps nothing: who wants it, makes it again. */
export const emptyShelf = (): Shelf => ({
  put: (values) => digest(writeParts(values)),
  get: () => undefined,
  keep: async () => undefined,
})

const ENDING = '.jsonl'

const readWhole = (file: string, name: string): string | undefined => {
  try {
    const text = fs.readFileSync(file, 'utf8')
    if (digest(text) === name) return text
    fs.rmSync(file)
    return undefined
  } catch {
    return undefined
  }
}

/**
 * Keeps them in a folder, a file for each. What is damaged is not there.
 *
 * @param folder safe to delete
 */
export const openShelf = (folder: string): Shelf => {
  const opened = recent<Parts | undefined>(8)
  const fileOf = (name: string) => path.join(folder, `${name}${ENDING}`)
  const read = (name: string): Parts | undefined => {
    const text = readWhole(fileOf(name), name)
    return text === undefined ? undefined : readParts(text)
  }
  let isMade = false
  const write = (name: string, text: string): void => {
    try {
      if (!isMade) fs.mkdirSync(folder, { recursive: true })
      isMade = true
      // What is cut off, or written by two at once, does not have its digest, and is made again.
      if (!fs.existsSync(fileOf(name))) fs.writeFileSync(fileOf(name), text)
    } catch {
      // So is what can't be kept.
    }
  }
  return {
    put: (values) => {
      const text = writeParts(values)
      const name = digest(text)
      write(name, text)
      return name
    },
    get: (name) => opened.get(name, () => read(name)),
    keep: async (digests) => {
      const names = await files.readdir(folder).catch(() => [])
      const isKept = (name: string) => digests.has(path.basename(name, ENDING))
      const stale = names.filter((name) => /\.jsonl?$/.test(name) && !isKept(name))
      await Promise.all(stale.map((name) => files.rm(path.join(folder, name), { force: true })))
    },
  }
}
