import { type Dirent, promises as fs } from 'node:fs'
import path from 'node:path'
import { collections } from '../../src/content/collections.ts'
import { slugify } from '../../src/content/slugify.ts'
import type { LostFile } from './lost.ts'
import { wording } from './messages.ts'
import { type Problem, problemAt, problemOfFile, type Wording } from './problem.ts'
import type { Range, SourceFile } from './source-file.ts'
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
  /** Files that are there and were not read; misspelt ones by the name that was meant. */
  unread: LostFile[]
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
export const KNOWN_FILES = [...REQUIRED_FILES, ...collectionFiles, 'redirects.yaml']

const endingOf: Record<string, string> = Object.fromEntries([
  ['pages', '.yaml'],
  ...collectionFolders.map((folder) => [folder, '.md']),
])

const isHidden = ({ name }: Dirent) => name.startsWith('.')

interface ListedFile {
  /** Path inside the content folder, with `/`, each letter one character. */
  name: string
  /** The path as it stands on disk. */
  written: string
  location: string
}

/** All files of a folder and the ones below, without hidden ones, by name. */
export const listFiles = async (directory: string): Promise<ListedFile[]> => {
  const entries = await fs.readdir(directory, { withFileTypes: true })
  const visible = entries.filter((entry) => !isHidden(entry))
  const nested = await Promise.all(
    visible.map(async (entry) => {
      const location = path.join(directory, entry.name)
      const name = entry.name.normalize('NFC')
      if (entry.isFile()) return [{ name, written: entry.name, location }]
      if (!entry.isDirectory()) return []
      const below = await listFiles(location)
      return below.map((file) => ({
        ...file,
        name: `${name}/${file.name}`,
        written: `${entry.name}/${file.written}`,
      }))
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

/** The name that a file was meant to have, at the top of the content folder or in one of its folders. */
const meantName = (name: string): string => {
  const [folder = '', ...below] = name.split('/')
  if (below.length === 0) return suggest(name, KNOWN_FILES) ?? name
  return [suggest(folder, Object.keys(endingOf)) ?? folder, ...below].join('/')
}

/** The folder into which a text belongs that lies where nothing reads it. */
const folderOf = (text: string): string | undefined => {
  if (/^route:/m.test(text) && /^blocks:/m.test(text)) return 'pages'
  return /^---\s*\n(?:[^\n]*\n)*?date:/.test(text) ? 'news' : undefined
}

const decode = (bytes: Uint8Array): string | undefined => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

/** Bytes that no text has in any encoding of one byte a letter. */
const isNoText = (bytes: Uint8Array): boolean =>
  bytes.some((byte) => byte < 32 && ![9, 10, 13].includes(byte)) || bytes[0] === 0xff

/** The text of an old Windows encoding, and the first word that is not UTF-8. */
const decodeOld = (bytes: Uint8Array): { text: string; range: Range } => {
  const text = new TextDecoder('windows-1252').decode(bytes)
  const [readable = ''] = new TextDecoder().decode(bytes).split('\ufffd', 1)
  const offset = Buffer.byteLength(readable)
  const start = offset - (/[^\s:"'-]*$/.exec(text.slice(0, offset))?.[0].length ?? 0)
  const length = /^[^\s:"']*/.exec(text.slice(start))?.[0].length ?? 1
  return { text, range: { start, end: start + Math.max(length, 1) } }
}

type TextFile = { source: SourceFile; problem?: Problem } | { refusal: Wording; text?: string }

const readText = async ({ name, location }: ListedFile, path: string): Promise<TextFile> => {
  const { size } = await fs.stat(location)
  if (size > MAX_TEXT_BYTES) return { refusal: wording.tooLarge(size, MAX_TEXT_BYTES) }
  const bytes = await fs.readFile(location).catch(() => undefined)
  if (!bytes) return { refusal: wording.unreadableFile() }
  const text = decode(bytes)
  if (text?.trim() === '') return { refusal: wording.emptyFile() }
  if (text !== undefined) return { source: { path, name, text } }
  if (isNoText(bytes)) return { refusal: wording.notUtf8() }
  const old = decodeOld(bytes)
  const source = { path, name, text: old.text }
  return { source, problem: problemAt(source, old.range, wording.notUtf8()) }
}

/** Why a file is not read; its text says where it belongs, and what others may refer to. */
const refuse = async (file: ListedFile, path: string, refusal: Wording): Promise<TextFile> => {
  if (!/\.(?:ya?ml|md)$/i.test(file.name)) return { refusal }
  const read = await readText(file, path)
  if (!('source' in read)) return { refusal }
  const { text } = read.source
  const folder = folderOf(text)
  const isElsewhere = folder !== undefined && !meantName(file.name).startsWith(`${folder}/`)
  return { refusal: isElsewhere ? wording.misplacedFile(file.name, folder) : refusal, text }
}

const readFile = async (file: ListedFile, path: string): Promise<TextFile> => {
  const refusal = refuseName(file.name)
  return refusal ? refuse(file, path, refusal) : readText(file, path)
}

/** A file that was not read, by the name that it was meant to have. */
const lostFile = ({ name, text }: { name: string; text?: string }): LostFile => {
  const folder = text === undefined ? undefined : folderOf(text)
  const meant = meantName(name)
  const isThere = folder === undefined || meant.startsWith(`${folder}/`)
  return { name: isThere ? meant : `${folder}/${path.posix.basename(name)}`, text }
}

/** A name in which letters and their dots are two characters each; the pages name it in one. */
const refuseDecomposed = ({ name, written }: ListedFile, folder: string): Problem[] => {
  if (name === written) return []
  const { name: base, ext } = path.posix.parse(name)
  const words = wording.decomposedName(path.posix.basename(name), slugify(base) + ext)
  return [problemOfFile(`${folder}/${written}`, words)]
}

/** What has to be there and is not, not even under a name that is nearly right. */
const findMissing = (names: string[], folder: string): Problem[] => {
  const present = new Set(names)
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
      .map(async (file) => ({ ...file, ...(await readFile(file, shown(file.written))) })),
  )
  const described = await Promise.all(media.map((file) => describeMedia(file, shown(file.name))))
  const refused = texts.flatMap((text) => ('refusal' in text ? [text] : []))
  const unread = refused.map(lostFile)
  return {
    folder,
    files: texts.flatMap((text) => ('source' in text ? [text.source] : [])),
    media: described,
    unread,
    problems: [
      ...refused.map(({ written, refusal }) => problemOfFile(shown(written), refusal)),
      ...texts.flatMap((text) => ('problem' in text ? (text.problem ?? []) : [])),
      ...findMissing(
        [...all, ...unread].map(({ name }) => name),
        folder,
      ),
      ...all.flatMap((file) => refuseDecomposed(file, folder)),
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
