import path from 'node:path'
import type { Wording } from '../problem/problem.ts'
import type { SiteModel } from '../schema/site-model.ts'
import { plainPath } from '../text/plain-path.ts'
import type { SourceFile } from '../text/source-file.ts'
import type { LostFile } from '../validate/lost.ts'
import type { ListedFile } from './list-files.ts'
import { readWording } from './messages.ts'
import { isSame, originalOf } from './names/copied-file.ts'
import { endingFor, folderOf, meantName, refuseName, SITE_FILE } from './names/file-names.ts'
import { homeOf } from './names/home-of.ts'
import { topOf } from './names/unknown-folders.ts'
import { refuseFault } from './refuse-fault.ts'
import type { readTexts, TextFile } from './text-file.ts'

const NOT_READ: TextFile = { refusal: readWording.unreadableFile() }

/** What is known of a folder before its files are read. */
export interface KnownFolder {
  /** The name of the folder. */
  folder: string
  model: SiteModel
  texts: ReturnType<typeof readTexts>
  /** The file of a name. */
  named: ReadonlyMap<string, ListedFile>
}

/** Why a file is not read; its text says where it belongs, and what others may refer to. */
const refuse = (
  { name, location }: ListedFile,
  refusal: Wording,
  { model, texts, named }: KnownFolder,
): TextFile => {
  const read = texts.get(location) ?? NOT_READ
  if (!('source' in read)) return { refusal }
  const { text } = read.source
  const folder = folderOf(text, model)
  const isElsewhere = folder !== undefined && !meantName(name, model).startsWith(`${folder}/`)
  if (isElsewhere) return { refusal: readWording.misplacedFile(name, folder), text }
  const home = topOf(name) === '' ? homeOf(text, model) : undefined
  return home === undefined || named.has(home)
    ? { refusal, text }
    : { refusal: readWording.unknownFile(name, [], home), text }
}

/** Why a text among the pages belongs at the top of the content folder, or nothing. */
const refuseAmongPages = (
  { name }: ListedFile,
  source: SourceFile,
  { folder, model, named }: KnownFolder,
): Wording | undefined => {
  if (topOf(name) !== 'pages') return undefined
  // Read only here: of thousands of articles that have not changed, nobody needs the text.
  const { text } = source
  if (folderOf(text, model) === 'pages') return undefined
  const home = homeOf(text, model)
  if (home === undefined) return undefined
  if (!named.has(home)) return readWording.misplacedFile(name, folder)
  // Entries may be such that are missing there, which is told where they are judged.
  return home === SITE_FILE ? readWording.secondFile(name, home) : undefined
}

const textOf = (file: ListedFile | undefined, { texts }: KnownFolder): string | undefined => {
  const read = file && texts.get(file.location)
  return read && 'source' in read ? read.source.text : undefined
}

/** The folder to which a page or an article belongs that lies among the pictures. */
export const homeOfLost = (
  file: ListedFile,
  { model, texts }: Pick<KnownFolder, 'model' | 'texts'>,
): string | undefined => {
  const read = topOf(file.name) === 'media' ? texts.get(file.location) : undefined
  return read && 'source' in read ? folderOf(read.source.text, model) : undefined
}

/** Whether two files are the same page or article; undefined where one of them does not say which it is. */
const areSame = (file: ListedFile, name: string, around: KnownFolder): boolean | undefined => {
  const text = textOf(file, around)
  const other = textOf(around.named.get(name), around)
  return text === undefined || other === undefined ? undefined : isSame(text, other)
}

/** Why a page or an article is only a copy of another, as its name and its text say, or nothing. */
const refuseCopy = (file: ListedFile, around: KnownFolder): Wording | undefined => {
  const { name } = file
  const ending = endingFor(name, around.model)
  // A name in small letters somebody has thought of.
  if (ending === undefined || plainPath(name) === name) return undefined
  const original = originalOf(name, topOf(name), ending, (each) => around.named.has(each))
  return original !== undefined && areSame(file, original, around)
    ? readWording.secondFile(name, original)
    : undefined
}

/** Reads a file, or says why it is none of the content's. */
export const readFile = (file: ListedFile, around: KnownFolder): TextFile => {
  const unread = refuseFault(file)
  if (unread) return { refusal: unread }
  const refusal = refuseName(file.name, around.model, {
    isThere: (name) => around.named.has(name),
    isAnother: (name) => areSame(file, name, around) === false,
  })
  if (refusal) return refuse(file, refusal, around)
  const read = around.texts.get(file.location) ?? NOT_READ
  if (!('source' in read)) return read
  const home = homeOfLost(file, around)
  if (home !== undefined)
    return { refusal: readWording.misplacedFile(file.name, home), text: read.source.text }
  const unneeded = refuseAmongPages(file, read.source, around) ?? refuseCopy(file, around)
  return unneeded ? { refusal: unneeded, text: read.source.text } : read
}

/** A file that was not read, by the name that it was meant to have. */
export const lostFile = (
  { name, text }: { name: string; text?: string },
  { model, named }: KnownFolder,
): LostFile => {
  const folder = text === undefined ? undefined : folderOf(text, model)
  const home = text === undefined || folder !== undefined ? undefined : homeOf(text, model)
  if (home !== undefined && !named.has(home)) return { name: home, text }
  const meant = meantName(name, model)
  const isThere = folder === undefined || meant.startsWith(`${folder}/`)
  return { name: isThere ? meant : `${folder}/${path.posix.basename(name)}`, text }
}
