import fs, { promises as files } from 'node:fs'
import path from 'node:path'
import { digest } from '../machine/digest.ts'
import { recent } from './recent.ts'

/** Keeps results that are too large to be remembered with the others, by their digest. */
export interface Shelf {
  /** @returns the digest, by which it is found */
  put: (value: unknown) => string
  /** What has this digest, if it is there and whole. */
  get: (digest: string) => unknown
  /** Clears away all but these. */
  keep: (digests: ReadonlySet<string>) => Promise<void>
}

/** Keeps them for as long as the process runs. */
export const heldShelf = (): Shelf => {
  const held = new Map<string, unknown>()
  return {
    put: (value) => {
      const name = digest(JSON.stringify(value))
      held.set(name, value)
      return name
    },
    get: (name) => held.get(name),
    keep: async () => undefined,
  }
}

/** Keeps nothing: who wants it, makes it again. */
export const emptyShelf = (): Shelf => ({
  put: (value) => digest(JSON.stringify(value)),
  get: () => undefined,
  keep: async () => undefined,
})

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
  const parsed = recent<unknown>(8)
  const fileOf = (name: string) => path.join(folder, `${name}.json`)
  const read = (name: string): unknown => {
    const text = readWhole(fileOf(name), name)
    return text === undefined ? undefined : JSON.parse(text)
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
    put: (value) => {
      const text = JSON.stringify(value)
      const name = digest(text)
      write(name, text)
      return name
    },
    get: (name) => parsed.get(name, () => read(name)),
    keep: async (digests) => {
      const names = await files.readdir(folder).catch(() => [])
      const isKept = (name: string) => digests.has(name.replace(/\.json$/, ''))
      const stale = names.filter((name) => name.endsWith('.json') && !isKept(name))
      await Promise.all(stale.map((name) => files.rm(path.join(folder, name), { force: true })))
    },
  }
}
