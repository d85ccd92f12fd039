import { promises as fs } from 'node:fs'
import path from 'node:path'
import { commonWording } from '../problem/common-messages.ts'
import { type Problem, problemAt, problemOfFile, type Wording } from '../problem/problem.ts'
import type { SiteModel } from '../schema/site-model.ts'
import type { SourceFile } from '../text/source-file.ts'
import type { LostFile } from '../validate/lost.ts'
import { findBrokenLetters } from './broken-letters.ts'
import { decode, decodeWindows1252, isBinary } from './decode.ts'
import { folderOf, meantName, refuseName, SITE_FILE } from './file-names.ts'
import { type ListedFile, listFiles } from './list-files.ts'
import { readWording } from './messages.ts'
import { refuseNames, repairName } from './refuse-names.ts'

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
  /** Why it is not looked into. */
  fault?: Wording
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

type TextFile = { source: SourceFile; problem?: Problem } | { refusal: Wording; text?: string }

const readText = async ({ name, location }: ListedFile, path: string): Promise<TextFile> => {
  const size = await fs.stat(location).then(
    (found) => found.size,
    () => 0,
  )
  if (size > MAX_TEXT_BYTES) return { refusal: readWording.tooLarge(size, MAX_TEXT_BYTES) }
  const bytes = await fs.readFile(location).catch(() => undefined)
  if (!bytes) return { refusal: readWording.unreadableFile() }
  const text = decode(bytes)
  if (text?.trim() === '') return { refusal: commonWording.emptyFile() }
  if (text !== undefined) {
    const source = { path, name, text }
    return { source, problem: findBrokenLetters(source) }
  }
  if (isBinary(bytes)) return { refusal: readWording.notUtf8() }
  const old = decodeWindows1252(bytes)
  const source = { path, name, text: old.text }
  return { source, problem: problemAt(source, old.range, readWording.notUtf8()) }
}

/** Why a file is not read; its text says where it belongs, and what others may refer to. */
const refuse = async (
  file: ListedFile,
  path: string,
  refusal: Wording,
  model: SiteModel,
): Promise<TextFile> => {
  if (!/\.(?:ya?ml|md)$/i.test(file.name)) return { refusal }
  const read = await readText(file, path)
  if (!('source' in read)) return { refusal }
  const { text } = read.source
  const folder = folderOf(text, model)
  const isElsewhere = folder !== undefined && !meantName(file.name, model).startsWith(`${folder}/`)
  return { refusal: isElsewhere ? readWording.misplacedFile(file.name, folder) : refusal, text }
}

/** What the disk does not let us read. */
const refuseFault = ({ fault, written }: ListedFile): Wording | undefined => {
  const name = path.posix.basename(written)
  return fault && readWording[fault](name, repairName(name))
}

const readFile = async (file: ListedFile, path: string, model: SiteModel): Promise<TextFile> => {
  const unread = refuseFault(file)
  if (unread) return { refusal: unread }
  const refusal = refuseName(file.name, model)
  return refusal ? refuse(file, path, refusal, model) : readText(file, path)
}

/** A file that was not read, by the name that it was meant to have. */
const lostFile = ({ name, text }: { name: string; text?: string }, model: SiteModel): LostFile => {
  const folder = text === undefined ? undefined : folderOf(text, model)
  const meant = meantName(name, model)
  const isThere = folder === undefined || meant.startsWith(`${folder}/`)
  return { name: isThere ? meant : `${folder}/${path.posix.basename(name)}`, text }
}

/** What has to be there and is not, not even under a name that is nearly right. */
const findMissing = (names: string[], folder: string): Problem[] => {
  const present = new Set(names)
  const hasPages = names.some((name) => name.startsWith('pages/'))
  return [
    ...(present.has(SITE_FILE)
      ? []
      : [problemOfFile(`${folder}/${SITE_FILE}`, readWording.missingFile(SITE_FILE))]),
    ...(hasPages ? [] : [problemOfFile(`${folder}/pages`, readWording.noPages())]),
  ]
}

/**
 * Reads a content folder: every text that the product knows, decoded, and the names of the media.
 * Rejects only where the folder itself can't be read.
 */
export const read = async (directory: string, model: SiteModel): Promise<ContentFiles> => {
  const folder = path.basename(path.resolve(directory))
  const shown = (name: string) => `${folder}/${name}`
  const all = await listFiles(directory)
  const media = all.filter(({ name }) => name.startsWith('media/'))
  const texts = await Promise.all(
    all
      .filter((file) => !media.includes(file))
      .map(async (file) => ({ ...file, ...(await readFile(file, shown(file.written), model)) })),
  )
  const described = await Promise.all(media.map((file) => describeMedia(file, shown(file.name))))
  const refused = texts.flatMap((text) => ('refusal' in text ? [text] : []))
  const unread = refused.map((file) => lostFile(file, model))
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
      ...refuseNames(
        all.filter(({ name, fault }) => !fault && !refused.some((text) => text.name === name)),
        folder,
      ),
      ...described.flatMap(({ fault, path }) => (fault ? problemOfFile(path, fault) : [])),
    ],
  }
}

const describeMedia = async (file: ListedFile, path: string): Promise<MediaSource> => {
  const { location } = file
  const name = file.name.slice('media/'.length)
  const found = file.fault ? undefined : await fs.stat(location).catch(() => undefined)
  if (!found) {
    const fault = refuseFault(file) ?? readWording.unreadableFile()
    return { name, path, location, bytes: 0, modified: 0, fault }
  }
  const { size: bytes, mtimeMs: modified } = found
  const isHuge = bytes > MAX_MEDIA_BYTES
  const fault = isHuge ? readWording.hugeMedia(bytes, MAX_MEDIA_BYTES) : undefined
  return { name, path, location, bytes, modified, fault }
}
