import { promises as fs } from 'node:fs'
import path from 'node:path'
import type { Memory } from '../memory/memory.ts'
import { forgetful } from '../memory/open-memory.ts'
import { type Problem, problemOfFile, type Wording } from '../problem/problem.ts'
import type { SiteModel } from '../schema/site-model.ts'
import type { SourceFile } from '../text/source-file.ts'
import type { LostFile } from '../validate/lost.ts'
import { folderOf, meantName, refuseName, SITE_FILE } from './file-names.ts'
import { homeOf } from './home-of.ts'
import { type ListedFile, listFiles } from './list-files.ts'
import { readWording } from './messages.ts'
import { refuseNames, repairName } from './refuse-names.ts'
import { stampOf } from './stamp.ts'
import { readTexts, type StoredText, seenOf, type TextFile } from './text-file.ts'
import { eachFolderOnce, renamedMedia, topOf } from './unknown-folders.ts'

/** A file of `media/`, not read yet. */
export interface MediaSource {
  /** Path inside `media/`, with `/`: `heizung/waermepumpe.jpg`; of a folder that can't be opened, its own. */
  name: string
  /** Path for people: `content/media/heizung/waermepumpe.jpg`. */
  path: string
  /** Absolute path on disk. */
  location: string
  /** Missing where it may be written again without getting another. */
  stamp?: string | undefined
  /** Why it is not looked into. */
  fault?: Wording
}

export interface ContentFiles {
  /** Name of the content folder, as problems show it: `content`. */
  folder: string
  files: StoredText[]
  media: MediaSource[]
  /** Files that are there and were not read; misspelt ones by the name that was meant. */
  unread: LostFile[]
  problems: Problem[]
  /** What of all files differs after a save; missing where not all of a folder was read. */
  seen?: string
}

/** A photograph of 50 megapixels has less; static hosts refuse little more. */
const MAX_MEDIA_BYTES = 30_000_000

/** What the disk does not let us read. */
const refuseFault = ({ fault, written }: ListedFile): Wording | undefined => {
  const name = path.posix.basename(written)
  return fault && readWording[fault](name, repairName(name))
}

type Texts = ReturnType<typeof readTexts>

const NOT_READ: TextFile = { refusal: readWording.unreadableFile() }

/** What is known of a folder before its files are read. */
interface Around {
  /** The name of the folder. */
  folder: string
  model: SiteModel
  texts: Texts
  isThere: (name: string) => boolean
}

/** Why a file is not read; its text says where it belongs, and what others may refer to. */
const refuse = (
  { name, location }: ListedFile,
  refusal: Wording,
  { model, texts, isThere }: Around,
): TextFile => {
  const read = texts.get(location) ?? NOT_READ
  if (!('source' in read)) return { refusal }
  const { text } = read.source
  const folder = folderOf(text, model)
  const isElsewhere = folder !== undefined && !meantName(name, model).startsWith(`${folder}/`)
  if (isElsewhere) return { refusal: readWording.misplacedFile(name, folder), text }
  const home = topOf(name) === '' ? homeOf(text, model) : undefined
  return home === undefined || isThere(home)
    ? { refusal, text }
    : { refusal: readWording.unknownFile(name, [], home), text }
}

/** Why a text among the pages belongs at the top of the content folder, or nothing. */
const refuseAmongPages = (
  { name }: ListedFile,
  source: SourceFile,
  { folder, model, isThere }: Around,
): Wording | undefined => {
  if (topOf(name) !== 'pages') return undefined
  // Read only here: of thousands of articles that have not changed, nobody needs the text.
  const { text } = source
  if (folderOf(text, model) === 'pages') return undefined
  const home = homeOf(text, model)
  if (home === undefined) return undefined
  if (!isThere(home)) return readWording.misplacedFile(name, folder)
  // Entries may be such that are missing there, which is told where they are judged.
  return home === SITE_FILE ? readWording.secondFile(name, home) : undefined
}

const readFile = (file: ListedFile, around: Around): TextFile => {
  const unread = refuseFault(file)
  if (unread) return { refusal: unread }
  const refusal = refuseName(file.name, around.model, around.isThere)
  if (refusal) return refuse(file, refusal, around)
  const read = around.texts.get(file.location) ?? NOT_READ
  if (!('source' in read)) return read
  const misplaced = refuseAmongPages(file, read.source, around)
  return misplaced ? { refusal: misplaced, text: read.source.text } : read
}

const isText = ({ name, fault }: ListedFile): boolean => !fault && /\.(?:ya?ml|md)$/i.test(name)

/** A file that was not read, by the name that it was meant to have. */
const lostFile = (
  { name, text }: { name: string; text?: string },
  { model, isThere: hasFile }: Around,
): LostFile => {
  const folder = text === undefined ? undefined : folderOf(text, model)
  const home = text === undefined || folder !== undefined ? undefined : homeOf(text, model)
  if (home !== undefined && !hasFile(home)) return { name: home, text }
  const meant = meantName(name, model)
  const isThere = folder === undefined || meant.startsWith(`${folder}/`)
  return { name: isThere ? meant : `${folder}/${path.posix.basename(name)}`, text }
}

/** What has to be there and is not, not even under a name that is nearly right. */
const findMissing = (files: Pick<ListedFile, 'name' | 'fault'>[], folder: string): Problem[] => {
  const present = new Set(files.map(({ name }) => name))
  const isLocked = files.some(({ name, fault }) => name === 'pages' && fault === 'lockedFolder')
  const hasPages = isLocked || files.some(({ name }) => name.startsWith('pages/'))
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
export const read = async (
  directory: string,
  model: SiteModel,
  memory: Memory = forgetful(),
): Promise<ContentFiles> => {
  const folder = path.basename(path.resolve(directory))
  const shown = (name: string) => `${folder}/${name}`
  const all = await listFiles(directory)
  const renamed = renamedMedia(all, model, isText)
  const isMedia = ({ name, fault }: ListedFile) =>
    topOf(name) === (renamed?.folder ?? 'media') || (name === 'media' && fault === 'lockedFolder')
  const media = all.filter(isMedia)
  const others = all.filter((file) => !isMedia(file))
  const wanted = others.filter(isText).map((file) => ({ ...file, path: shown(file.written) }))
  const found = readTexts(wanted, memory)
  const names = new Set(others.map(({ name }) => name))
  const around = { folder, model, texts: found, isThere: (name: string) => names.has(name) }
  const texts = others.map((file) => ({ file, text: readFile(file, around) }))
  const lookedAt = await Promise.all(
    media.map((file) => describeMedia(file, shown(file.name), renamed?.fault)),
  )
  const described = lookedAt.map(({ source }) => source)
  const firstRenamed = described.find(({ fault }) => fault === renamed?.fault)
  const refused = texts.flatMap(({ file, text }) =>
    'refusal' in text ? [{ ...file, ...text }] : [],
  )
  const refusedNames = new Set(refused.map(({ name }) => name))
  const unread = refused.map((file) => lostFile(file, around))
  const seen = [
    ...others.map(({ name, location, fault = '' }) => {
      const text = found.get(location)
      return `${name} ${fault} ${text?.seen ?? ''}`
    }),
    ...lookedAt.map((each) => `${each.source.path} ${each.seen}`),
  ]
  return {
    folder,
    seen: seen.join('\n'),
    files: texts.flatMap(({ text }) => ('source' in text ? text.source : [])),
    media: described,
    unread,
    problems: [
      ...eachFolderOnce(refused, model).map(({ written, refusal }) =>
        problemOfFile(shown(written), refusal),
      ),
      ...texts.flatMap(({ text }) => ('problem' in text ? (text.problem ?? []) : [])),
      ...findMissing([...all, ...unread], folder),
      ...refuseNames(
        all.filter(
          ({ name, fault }) => !fault && !refusedNames.has(name) && topOf(name) !== renamed?.folder,
        ),
        folder,
      ),
      ...described
        .filter((source) => source.fault !== renamed?.fault || source === firstRenamed)
        .flatMap(({ fault, path }) => (fault ? problemOfFile(path, fault) : [])),
    ],
  }
}

const mayRead = (location: string): Promise<boolean> =>
  fs.access(location, fs.constants.R_OK).then(
    () => true,
    () => false,
  )

const describeMedia = async (
  file: ListedFile,
  path: string,
  /** Of the folder in which it lies. */
  ofFolder: Wording | undefined,
): Promise<{ source: MediaSource; seen: string }> => {
  const { location } = file
  // Of the folder itself, where nobody may open it, nothing is left.
  const name = file.name.replace(/^[^/]+\/?/, '')
  const found = file.fault ? undefined : await fs.stat(location).catch(() => undefined)
  const isOpen = found && (await mayRead(location))
  if (!isOpen) {
    const fault = refuseFault(file) ?? readWording.unreadableFile()
    return { source: { name, path, location, fault }, seen: [file.fault, seenOf(found)].join() }
  }
  const { size: bytes } = found
  const isHuge = bytes > MAX_MEDIA_BYTES
  const fault = ofFolder ?? (isHuge ? readWording.hugeMedia(bytes, MAX_MEDIA_BYTES) : undefined)
  return { source: { name, path, location, stamp: stampOf(found), fault }, seen: seenOf(found) }
}
