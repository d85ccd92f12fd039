import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { addressKey } from '../addresses/address-key.ts'
import { digest } from '../memory/digest.ts'
import { forgetful, type Memory } from '../memory/memory.ts'
import type { WrittenFile } from './build-manifest.ts'

/** What a file of a site holds: a text, bytes, or what another file holds. */
export type Content = string | Uint8Array | { file: string }

/** Files that are made together. */
export interface Batch {
  /** Names from the root of the site, with `/`. */
  names: readonly string[]
  /** Changes with all that they are made of. */
  inputs: string
  /** Makes them, in the order of their names. */
  make: () => Promise<readonly Content[]> | readonly Content[]
}

/** Writes the files of a site. */
export interface SiteWriter {
  /** Files that the former site has as they would be made, are made no more. */
  make: (batch: Batch) => Promise<void>
  write: (name: string, content: string | Uint8Array) => Promise<void>
  /** What has been written, by name. */
  files: ReadonlyMap<string, WrittenFile>
  /** Names of the files that are the former site's. */
  unchanged: ReadonlySet<string>
}

/** Where the former site is, and what is remembered of how it was made. */
export interface Former {
  folder: string
  memory: Memory
}

const statOf = (location: string): string => {
  const stats = fs.statSync(location, { throwIfNoEntry: false })
  return stats ? [stats.size, stats.mtimeMs, stats.ino].join(' ') : ''
}

const record = (content: string | Uint8Array): WrittenFile => ({
  bytes: Buffer.byteLength(content),
  sha256: createHash('sha256').update(content).digest('hex'),
})

const bytesOf = (content: Content): string | Uint8Array =>
  typeof content === 'object' && 'file' in content ? fs.readFileSync(content.file) : content

const holds = (location: string, content: string | Uint8Array): boolean => {
  try {
    return fs.readFileSync(location).equals(Buffer.from(content as string))
  } catch {
    return false
  }
}

/** Under both names is one file, as long as both are there; where disks know no such thing, a copy. */
const link = (from: string, to: string): void => {
  try {
    fs.linkSync(from, to)
  } catch {
    const { atime, mtime } = fs.statSync(from)
    fs.copyFileSync(from, to)
    fs.utimesSync(to, atime, mtime)
  }
}

/** Where there is no former site. */
const NOTHING: Former = { folder: '', memory: forgetful() }

/**
 * Opens an empty folder for writing. What the former site has already is taken over as it is, its time
 * included. Throws where two files would have one address: whatever the content asks for, `judgeClaims`
 * has to have seen it before.
 */
export const openSiteWriter = (folder: string, former: Former = NOTHING): SiteWriter => {
  const written = new Map<string, WrittenFile>()
  const unchanged = new Set<string>()
  const taken = new Map<string, string>()
  const folders = new Set<string>()

  const claim = (name: string): void => {
    const key = addressKey(name)
    const other = taken.get(key)
    if (other !== undefined) throw new Error(`${name} would be written over ${other}`)
    taken.set(key, name)
  }
  const before = (name: string) => path.join(former.folder, name)
  const placeFor = (name: string): string => {
    const location = path.join(folder, name)
    const parent = path.dirname(location)
    if (!folders.has(parent)) fs.mkdirSync(parent, { recursive: true })
    folders.add(parent)
    return location
  }
  const takeOver = (name: string): void => {
    link(before(name), placeFor(name))
    unchanged.add(name)
  }
  const put = (name: string, content: Content): WrittenFile => {
    const bytes = bytesOf(content)
    if (former.folder !== '' && holds(before(name), bytes)) takeOver(name)
    else fs.writeFileSync(placeFor(name), bytes)
    return record(bytes)
  }
  /** Where a file is now: made in this run, or in the former site. */
  const stateOf = (name: string): string => {
    const made = statOf(path.join(folder, name))
    return made === '' && former.folder !== '' ? statOf(before(name)) : made
  }

  const make = async ({ names, inputs, make: makeContents }: Batch): Promise<void> => {
    for (const name of names) claim(name)
    const [first = ''] = names
    let isMade = false
    const records = await former.memory.recallSlow<WrittenFile[]>({
      name: `out ${first}`,
      inputs: digest([inputs, ...names].join('\n')),
      answer: stateOf,
      make: async (ask) => {
        isMade = true
        const contents = await makeContents()
        for (const name of names) ask(name)
        return contents.map((content, index) => put(names[index] ?? '', content))
      },
    })
    for (const [index, name] of names.entries()) {
      const each = records[index]
      if (each) written.set(name, each)
      if (!isMade) takeOver(name)
    }
  }

  const write = (name: string, content: string | Uint8Array): Promise<void> =>
    make({ names: [name], inputs: digest(content), make: () => [content] })
  return { make, write, files: written, unchanged }
}
