import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { addressKey } from '../addresses/address-key.ts'
import { digest } from '../machine/digest.ts'
import type { Memory } from '../memory/memory.ts'
import { forgetful } from '../memory/open-memory.ts'
import type { BuildManifest, WrittenFile } from './build-manifest.ts'
import { link, openPlaces, touch } from './site-places.ts'

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
  /** Removes what the folder held before, and the new site does not. */
  clear: () => void
  /** What has been written, by name. */
  files: ReadonlyMap<string, WrittenFile>
  /** Names of the files that are the former site's. */
  unchanged: ReadonlySet<string>
}

/** A site as an earlier build wrote it, and nobody has touched it since. */
export interface FormerSite {
  folder: string
  files: BuildManifest['files']
}

/** What need not be made again. */
export interface Earlier {
  /** The site that is to be replaced. */
  former?: FormerSite | undefined
  /** What the folder already holds, of the site before that. */
  present?: FormerSite['files'] | undefined
  memory?: Memory
}

const record = (content: string | Uint8Array): WrittenFile => ({
  bytes: Buffer.byteLength(content),
  sha256: createHash('sha256').update(content).digest('hex'),
})

/** What a file is to hold. */
export const bytesOf = (content: Content): string | Uint8Array =>
  typeof content === 'object' && 'file' in content ? fs.readFileSync(content.file) : content

const NEVER = () => ''

/**
 * Opens a folder for writing. What earlier sites have already is taken over as it is, its time included.
 * Throws where two files would have one address: whatever the content asks for, `judgeClaims` has to have
 * seen it before.
 */
export const openSiteWriter = (
  folder: string,
  { former, present = {}, memory = forgetful() }: Earlier = {},
): SiteWriter => {
  const written = new Map<string, WrittenFile>()
  const unchanged = new Set<string>()
  const taken = new Map<string, string>()
  const places = openPlaces(folder, present)

  const claim = (name: string): void => {
    const key = addressKey(name)
    const other = taken.get(key)
    if (other !== undefined) throw new Error(`${name} would be written over ${other}`)
    taken.set(key, name)
  }
  const isIn = (files: FormerSite['files'] | undefined, name: string, sha256: string): boolean =>
    files !== undefined && Object.hasOwn(files, name) && files[name]?.sha256 === sha256
  const isThere = (name: string, sha256: string): boolean =>
    isIn(former?.files, name, sha256) || isIn(present, name, sha256)

  const takeOver = (name: string, each: WrittenFile): void => {
    const isFormer = isIn(former?.files, name, each.sha256)
    if (isFormer) unchanged.add(name)
    // The former site had others: whoever compares times has to see these come.
    else touch(path.join(folder, name))
    if (former && !isIn(present, name, each.sha256))
      link(path.join(former.folder, name), places.placeFor(name))
    written.set(name, each)
  }
  const put = (name: string, content: Content): WrittenFile => {
    const bytes = bytesOf(content)
    const each = record(bytes)
    if (isThere(name, each.sha256)) return each
    fs.writeFileSync(places.placeFor(name), bytes)
    written.set(name, each)
    return each
  }

  const make = async ({ names, inputs, make: makeContents }: Batch): Promise<void> => {
    for (const name of names) claim(name)
    const records = await memory.recallSlow<WrittenFile[]>({
      name: `out ${names[0]}`,
      inputs: digest([inputs, ...names].join('\n')),
      answer: NEVER,
      isUsable: (kept) => kept.every(({ sha256 }, index) => isThere(names[index] ?? '', sha256)),
      make: async () => {
        const contents = await makeContents()
        return contents.map((content, index) => put(names[index] ?? '', content))
      },
    })
    for (const [index, name] of names.entries()) {
      const each = records[index]
      if (each && !written.has(name)) takeOver(name, each)
    }
  }

  const write = (name: string, content: string | Uint8Array): Promise<void> =>
    make({ names: [name], inputs: digest(content), make: () => [content] })

  const clear = (): void => places.clear((name) => written.has(name))
  return { make, write, clear, files: written, unchanged }
}
