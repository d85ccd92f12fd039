import { type Dirent, promises as fs } from 'node:fs'
import path from 'node:path'
import { collections } from '../../src/content/collections.ts'
import { wording } from './messages.ts'
import { type Problem, problemOfFile, type Wording } from './problem.ts'
import type { SourceFile } from './source-file.ts'
import { suggest } from './suggest.ts'

/** A file of `media/`, not read yet. */
export interface MediaSource {
  /** Path inside `media/`, with `/`: `heizung/waermepumpe.jpg`. */
  name: string
  /** Path for people: `content/media/heizung/waermepumpe.jpg`. */
  path: string
  /** Absolute path on disk. */
  location: string
  bytes: number
  modified: number
}

export interface ContentFiles {
  /** Name of the content folder, as problems show it: `content`. */
  folder: string
  files: SourceFile[]
  media: MediaSource[]
  /** Names of files that are there and were not read; misspelt ones by the name that was meant. */
  unread: string[]
  problems: Problem[]
}

/** A text of this size is a mistake: a picture under a wrong name, or a file pasted in. */
const MAX_TEXT_BYTES = 1_000_000

/** A photograph of 50 megapixels has less; static hosts refuse little more. */
const MAX_MEDIA_BYTES = 30_000_000

const collectionFiles = Object.values(collections).flatMap((collection) =>
  'file' in collection ? [collection.file] : [],
)
const collectionFolders = Object.values(collections).flatMap((collection) =>
  'folder' in collection ? [collection.folder] : [],
)

/** Files with a fixed name, in the order in which a missing one is reported. */
export const REQUIRED_FILES = ['site.yaml', 'ui.yaml']
export const KNOWN_FILES = [...REQUIRED_FILES, ...collectionFiles]

const endingOf: Record<string, string> = Object.fromEntries([
  ['pages', '.yaml'],
  ...collectionFolders.map((folder) => [folder, '.md']),
])

const isHidden = ({ name }: Dirent) => name.startsWith('.')

interface ListedFile {
  /** Path inside the content folder, with `/`. */
  name: string
  location: string
}

const listFiles = async (directory: string): Promise<ListedFile[]> => {
  const entries = await fs.readdir(directory, { withFileTypes: true })
  const visible = entries.filter((entry) => !isHidden(entry))
  const nested = await Promise.all(
    visible.map(async (entry) => {
      const location = path.join(directory, entry.name)
      if (entry.isFile()) return [{ name: entry.name, location }]
      if (!entry.isDirectory()) return []
      const below = await listFiles(location)
      return below.map((file) => ({ ...file, name: `${entry.name}/${file.name}` }))
    }),
  )
  return nested.flat().sort((a, b) => a.name.localeCompare(b.name))
}

/** Why a file's name keeps it from being read, or nothing. */
const refuseName = (name: string): Wording | undefined => {
  const [folder = '', ...below] = name.split('/')
  if (folder === 'media') return undefined
  if (below.length === 0) {
    if (KNOWN_FILES.includes(name)) return undefined
    return wording.unknownFile(name, KNOWN_FILES, suggest(name, KNOWN_FILES))
  }
  const ending = endingOf[folder]
  const folders = [...Object.keys(endingOf), 'media']
  if (ending === undefined) return wording.unknownFolder(folder, folders, suggest(folder, folders))
  return below.length === 1 && name.endsWith(ending) ? undefined : wording.wrongEnding(name, ending)
}

/** The name that a file at the top of the content folder was meant to have. */
const meantName = (name: string): string => suggest(name, KNOWN_FILES) ?? name

const decode = (bytes: Uint8Array): string | undefined => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

type TextFile = { source: SourceFile } | { refusal: Wording }

const readText = async ({ name, location }: ListedFile, path: string): Promise<TextFile> => {
  const { size } = await fs.stat(location)
  if (size > MAX_TEXT_BYTES) return { refusal: wording.tooLarge(size, MAX_TEXT_BYTES) }
  const bytes = await fs.readFile(location).catch(() => undefined)
  if (!bytes) return { refusal: wording.unreadableFile() }
  const text = decode(bytes)
  if (text === undefined) return { refusal: wording.notUtf8() }
  return text.trim() === '' ? { refusal: wording.emptyFile() } : { source: { path, name, text } }
}

const readFile = async (file: ListedFile, path: string): Promise<TextFile> => {
  const refusal = refuseName(file.name)
  return refusal ? { refusal } : readText(file, path)
}

/** What has to be there and is not, not even under a name that is nearly right. */
const findMissing = (names: string[], folder: string): Problem[] => {
  const present = new Set(names.map((name) => meantName(name)))
  const files = REQUIRED_FILES.filter((name) => !present.has(name))
  const hasPages = names.some((name) => name.startsWith('pages/'))
  return [
    ...files.map((name) => problemOfFile(`${folder}/${name}`, wording.missingFile(name))),
    ...(hasPages ? [] : [problemOfFile(`${folder}/pages`, wording.noPages())]),
  ]
}

/**
 * Reads a content folder: every text that the product knows, decoded, and the names of the media.
 * Rejects only where the folder itself can't be read.
 */
export const read = async (directory: string): Promise<ContentFiles> => {
  const folder = path.basename(path.resolve(directory))
  const shown = (name: string) => `${folder}/${name}`
  const all = await listFiles(directory)
  const media = all.filter(({ name }) => name.startsWith('media/'))
  const texts = await Promise.all(
    all
      .filter((file) => !media.includes(file))
      .map(async (file) => ({ ...file, ...(await readFile(file, shown(file.name))) })),
  )
  const described = await Promise.all(media.map((file) => describeMedia(file, shown(file.name))))
  const refused = texts.flatMap((text) => ('refusal' in text ? [text] : []))
  return {
    folder,
    files: texts.flatMap((text) => ('source' in text ? [text.source] : [])),
    media: described,
    unread: refused.map(({ name }) => meantName(name)),
    problems: [
      ...refused.map(({ name, refusal }) => problemOfFile(shown(name), refusal)),
      ...findMissing(
        all.map(({ name }) => name),
        folder,
      ),
      ...described.flatMap(refuseHuge),
    ],
  }
}

const refuseHuge = ({ bytes, path: shown }: MediaSource): Problem[] =>
  bytes > MAX_MEDIA_BYTES ? [problemOfFile(shown, wording.hugeMedia(bytes, MAX_MEDIA_BYTES))] : []

const describeMedia = async (file: ListedFile, path: string): Promise<MediaSource> => {
  const { size, mtimeMs } = await fs.stat(file.location)
  const name = file.name.slice('media/'.length)
  return { name, path, location: file.location, bytes: size, modified: mtimeMs }
}
