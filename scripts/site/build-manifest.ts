import { promises as fs, readFileSync } from 'node:fs'
import path from 'node:path'
import { BUILD_MANIFEST } from '../addresses/own-files.ts'
import { digest } from '../machine/digest.ts'
import { recent } from '../memory/recent.ts'
import type { SiteAddress } from '../resolve/addresses/lost-addresses.ts'
import { isMap } from '../schema/is-map.ts'

/** A file as a build wrote it. */
export interface WrittenFile {
  bytes: number
  /** Hexadecimal. */
  sha256: string
}

/** What a build wrote. Published with the site, so it says nothing of the machine. */
export interface BuildManifest {
  version: 1
  /** Of all the rest: who damages it, damages what it says of the files. Older ones have none. */
  digest?: string
  /** Whose site it is; see `contentMark`. */
  content: string
  /** The site's address; older ones have none. */
  url?: string
  /** The deployment that is under way where the list lies; a list of what is done has none. */
  run?: string
  /** The addresses under which it answers. */
  addresses: readonly SiteAddress[]
  /** By the file's name from the root of the site, with `/`. */
  files: Record<string, WrittenFile>
}

const isList = (value: unknown): boolean =>
  Array.isArray(value) && value.every((item) => isMap(item) && typeof item.route === 'string')

/** How a manifest ends whose digest stands behind the rest. */
const seal = (rest: string): string => `,"digest":"${digest(rest)}"}`

/** Who has changed any of it, has not changed the digest alike; older ones have none. */
const isWhole = (text: string, manifest: BuildManifest): boolean => {
  if (manifest.digest === undefined) return true
  const end = text.lastIndexOf(',"digest":')
  return text.slice(end) === seal(`${text.slice(0, end)}}`)
}

/** Absolute, with a part that leads elsewhere, or with a sign that is a command to the programs which are told it. */
const NO_NAME = /[\p{Cc}\\]|(?:^|\/)\.{0,2}(?:\/|$)/u

/** Whether nothing but files inside of the site is named: what a list names may be deleted, whoever has written it. */
const isInside = (files: object): boolean => Object.keys(files).every((name) => !NO_NAME.test(name))

const parse = (text: string): BuildManifest | undefined => {
  const manifest = JSON.parse(text)
  const isOurs = manifest?.version === 1 && isMap(manifest.files) && isList(manifest.addresses)
  return isOurs && isInside(manifest.files) && isWhole(text, manifest) ? manifest : undefined
}

/** A build asks several times for those of two sites, which may be large. */
const manifests = recent<BuildManifest | undefined>(2)

/** The manifest of a built site; undefined where there is none, or it can't be read. */
export const readBuildManifest = async (folder: string): Promise<BuildManifest | undefined> => {
  try {
    const file = path.join(folder, BUILD_MANIFEST)
    const { ino, size, mtimeMs, ctimeMs } = await fs.stat(file)
    const state = [ino, size, mtimeMs, ctimeMs].join(' ')
    return manifests.get(state, () => parse(readFileSync(file, 'utf8')))
  } catch {
    return undefined
  }
}

/** What a manifest is made of. */
export interface Written extends Pick<BuildManifest, 'content' | 'url' | 'run' | 'addresses'> {
  files: ReadonlyMap<string, WrittenFile>
}

/** Marks a finished site as written by a build, with all that it holds. */
export const writeBuildManifest = async (
  folder: string,
  { files, ...site }: Written,
): Promise<void> => {
  const inOrder = [...files.keys()].toSorted()
  const rows = inOrder.map((name) => [name, files.get(name)])
  const manifest: BuildManifest = { version: 1, ...site, files: Object.fromEntries(rows) }
  const file = path.join(folder, BUILD_MANIFEST)
  // Earlier versions have left one that two sites share.
  await fs.rm(file, { force: true })
  const text = JSON.stringify(manifest)
  await fs.writeFile(file, text.slice(0, -1) + seal(text))
}
