import path from 'node:path'
import type { Collection } from '../../../src/content/collections/collections.ts'
import type { Wording } from '../../problem/problem.ts'
import type { SiteModel } from '../../schema/site-model.ts'
import { suggest } from '../../schema/suggest.ts'
import { plainPath } from '../../text/plain-path.ts'
import { readWording } from '../messages.ts'
import { originalOf } from './copied-file.ts'

/** The one file without which there is no site. */
export const SITE_FILE = 'site.yaml'

const knownFiles = ({ collections }: SiteModel): string[] => [
  SITE_FILE,
  'ui.yaml',
  ...Object.values(collections).flatMap((kind) => ('file' in kind ? [kind.file] : [])),
  'redirects.yaml',
]

/** The endings that files of each folder have. */
const listEndings = ({ collections }: SiteModel): Map<string, string> =>
  new Map([
    ['pages', '.yaml'],
    ...Object.values(collections).flatMap((kind): [string, string][] =>
      'folder' in kind ? [[kind.folder, '.md']] : [],
    ),
  ])

/** Listed once for all files. */
const endings = new WeakMap<SiteModel, Map<string, string>>()

const endingsOf = (model: SiteModel): Map<string, string> => {
  const known = endings.get(model) ?? listEndings(model)
  endings.set(model, known)
  return known
}

/** How the files end that are read in the folder of a file; nothing where none are. */
export const endingFor = (name: string, model: SiteModel): string | undefined =>
  endingsOf(model).get(path.posix.dirname(name))

/** The folders in which something is looked for. */
export const foldersOf = (model: SiteModel): string[] => [...endingsOf(model).keys(), 'media']

/** The path of a text that has another ending than its folder takes, or lies too deep. */
const meantPath = (name: string, folder: string, ending: string): string | undefined => {
  // Windows hides an ending that it knows: `aktion.md` of its editor is `aktion.md.txt`.
  const { name: base, ext } = path.posix.parse(name.replace(/(\.[a-z]+)\.txt$/i, '$1'))
  return /^\.(?:ya?ml|md|markdown|txt)$/i.test(ext)
    ? plainPath(`${folder}/${base}${ending}`)
    : undefined
}

const isWordIn = (name: string, word: string): boolean => {
  const [before = '', after] = name.toLowerCase().split(word)
  return after !== undefined && !/[\p{L}-]$/u.test(before) && !/^\p{L}/u.test(after)
}

/** The one whose name is a word of this one, as programs call what they copy: `Kopie von jobs.yaml`, `jobs.yml.txt`. */
const namedIn = (name: string, known: readonly string[]): string | undefined => {
  if (!/\.ya?ml/i.test(name)) return undefined
  const [only, ...others] = known.filter((each) => isWordIn(name, path.posix.parse(each).name))
  return others.length === 0 ? only : undefined
}

const meantFile = (name: string, known: readonly string[]): string | undefined =>
  suggest(name, known) ?? namedIn(name, known)

/** How files end that belong among the pictures, wherever they were dropped. */
const IN_MEDIA = /\.(?:jpe?g|png|webp|avif|svg|hei[cf]|mp4|webm|pdf)$/i

/** Whether a file belongs into `media/`. */
export const isForMedia = (name: string): boolean => IN_MEDIA.test(name)

/** What is known of the other files where a name is judged. */
interface Others {
  /** Whether there is a file of a name. */
  isThere: (name: string) => boolean
  /** Whether the file of a name is another page or article, as both texts say. */
  isAnother: (name: string) => boolean
}

/** The file of which a page or an article with another ending may be a copy, or whose name it would have. */
const originalFor = (
  name: string,
  { folder, ending, meant }: { folder: string; ending: string; meant: string | undefined },
  { isThere, isAnother }: Others,
): string | undefined => {
  if (!/\.(?:ya?ml|md)\b/i.test(name)) return undefined
  if (meant !== undefined && isThere(meant)) return meant
  return originalOf(name, folder, ending, (each) => isThere(each) && !isAnother(each))
}

/** Why a file's name keeps it from being read, or nothing. */
export const refuseName = (name: string, model: SiteModel, others: Others): Wording | undefined => {
  const [folder = '', ...below] = name.split('/')
  if (folder === 'media') return undefined
  if (below.length === 0) {
    const known = knownFiles(model)
    if (known.includes(name)) return undefined
    if (isForMedia(name)) return readWording.misplacedFile(name, 'media')
    const meant = meantFile(name, known)
    return meant !== undefined && others.isThere(meant)
      ? readWording.secondFile(name, meant)
      : readWording.unknownFile(name, known, meant)
  }
  const ending = endingsOf(model).get(folder)
  const folders = foldersOf(model)
  if (ending === undefined)
    return readWording.unknownFolder(folder, folders, suggest(folder, folders))
  if (below.length === 1 && name.endsWith(ending)) return undefined
  if (isForMedia(name)) return readWording.misplacedFile(name, 'media')
  const meant = meantPath(name, folder, ending)
  const original = originalFor(name, { folder, ending, meant }, others)
  if (original !== undefined) return readWording.secondFile(name, original)
  return readWording.wrongEnding(name, ending, meant)
}

/** The name that a file was meant to have, at the top of the content folder or in one of its folders. */
export const meantName = (name: string, model: SiteModel): string => {
  const [folder = '', ...below] = name.split('/')
  if (below.length === 0) return meantFile(name, knownFiles(model)) ?? name
  return [suggest(folder, endingsOf(model).keys()) ?? folder, ...below].join('/')
}

/** The folder into which a text belongs that lies where nothing reads it. */
export const folderOf = (text: string, { collections }: SiteModel): string | undefined => {
  if (/^route:/m.test(text) && /^blocks:/m.test(text)) return 'pages'
  if (!/^---\s*\n/.test(text)) return undefined
  const isOfKind = (kind: Collection) =>
    'folder' in kind && kind.shown && new RegExp(`^${kind.shown.from}:`, 'm').test(text)
  const found = Object.values(collections).find(isOfKind)
  return found && 'folder' in found ? found.folder : undefined
}
