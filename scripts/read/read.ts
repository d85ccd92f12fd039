import path from 'node:path'
import type { Memory } from '../memory/memory.ts'
import { forgetful } from '../memory/open-memory.ts'
import { type Problem, problemOfFile } from '../problem/problem.ts'
import type { SiteModel } from '../schema/site-model.ts'
import type { LostFile } from '../validate/lost.ts'
import { type ListedFile, listFiles } from './list-files.ts'
import { listMedia, lostMedia, type MediaSource } from './media/list-media.ts'
import { readWording } from './messages.ts'
import { SITE_FILE } from './names/file-names.ts'
import { refuseNames } from './names/refuse-names.ts'
import { eachFolderOnce, renamedMedia, topOf } from './names/unknown-folders.ts'
import { homeOfLost, type KnownFolder, lostFile, readFile } from './read-file.ts'
import { readTexts, type StoredText } from './text-file.ts'

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

/** One whose ending Windows hides is looked into as well: its text says which page or article it is. */
const isText = ({ name, fault }: ListedFile): boolean =>
  !fault && /\.(?:ya?ml|md)(?:\.txt)?$/i.test(name)

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

/** Reads every text, or knows why it is not read. */
const readFiles = (
  files: readonly ListedFile[],
  folder: string,
  model: SiteModel,
  texts: KnownFolder['texts'],
) => {
  const shown = (name: string) => `${folder}/${name}`
  const named = new Map(files.map((file) => [file.name, file]))
  const around: KnownFolder = { folder, model, texts, named }
  const found = files.map((file) => ({ file, text: readFile(file, around) }))
  const refused = found.flatMap(({ file, text }) =>
    'refusal' in text ? [{ ...file, ...text }] : [],
  )
  return {
    files: found.flatMap(({ text }) => ('source' in text ? text.source : [])),
    refused,
    unread: refused.map((file) => lostFile(file, around)),
    seen: files.map(
      ({ name, location, fault = '' }) => `${name} ${fault} ${texts.get(location)?.seen ?? ''}`,
    ),
    problems: [
      ...eachFolderOnce(refused, model).map(({ written, refusal }) =>
        problemOfFile(shown(written), refusal),
      ),
      ...found.flatMap(({ text }) => ('problem' in text ? (text.problem ?? []) : [])),
    ],
  }
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
  const all = await listFiles(directory)
  const wanted = all.filter(isText).map((file) => ({ ...file, path: `${folder}/${file.written}` }))
  const known = readTexts(wanted, memory)
  const renamed = renamedMedia(all, model, isText)
  const isMedia = (file: ListedFile) =>
    file.name === 'media'
      ? file.fault === 'lockedFolder'
      : topOf(file.name) === (renamed?.folder ?? 'media') &&
        homeOfLost(file, { model, texts: known }) === undefined
  const { files, refused, unread, ...texts } = readFiles(
    all.filter((file) => !isMedia(file)),
    folder,
    model,
    known,
  )
  const { media, ...listed } = await listMedia(all.filter(isMedia), folder, renamed?.fault)
  const isRefused = new Set(refused.map(({ name }) => name))
  const wellPlaced = all.filter(
    ({ name, fault }) => !fault && !isRefused.has(name) && topOf(name) !== renamed?.folder,
  )
  return {
    folder,
    seen: [...texts.seen, ...listed.seen].join('\n'),
    files,
    media: [...media, ...lostMedia(refused, folder, media)],
    unread,
    problems: [
      ...texts.problems,
      ...findMissing([...all, ...unread], folder),
      ...refuseNames(wellPlaced, folder),
      ...listed.problems,
    ],
  }
}
