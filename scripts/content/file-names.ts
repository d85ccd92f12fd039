import path from 'node:path'
import { collections } from '../../src/content/collections.ts'
import { slugify } from '../../src/content/slugify.ts'
import { wording } from './messages.ts'
import type { Wording } from './problem.ts'
import { suggest } from './suggest.ts'

const collectionFiles = Object.values(collections).flatMap((collection) =>
  'file' in collection ? [collection.file] : [],
)
const collectionFolders = Object.values(collections).flatMap((collection) =>
  'folder' in collection ? [collection.folder] : [],
)

/** Files with a fixed name, in the order in which a missing one is reported. */
export const REQUIRED_FILES = ['site.yaml', 'ui.yaml']
const KNOWN_FILES = [...REQUIRED_FILES, ...collectionFiles, 'redirects.yaml']

const endings = new Map([
  ['pages', '.yaml'],
  ...collectionFolders.map((folder): [string, string] => [folder, '.md']),
])

const plainName = (name: string): string =>
  name
    .split(/([._]+)/)
    .map((part, index) => (index % 2 === 0 ? slugify(part) : part))
    .join('')
    .replace(/^[._]+/, '')

/**
 * A file's path as every system and every address takes it, in small letters without umlauts and
 * blanks: `media/bad-mueller.jpg` for `media/Bad Müller.JPG`.
 */
export const plainPath = (name: string): string => name.split('/').map(plainName).join('/')

/** The path of a text that has another ending than its folder takes, or lies too deep. */
const meantPath = (name: string, folder: string, ending: string): string | undefined => {
  const { name: base, ext } = path.posix.parse(name)
  return /^\.(?:ya?ml|md|markdown|txt)$/i.test(ext)
    ? plainPath(`${folder}/${base}${ending}`)
    : undefined
}

/** Why a file's name keeps it from being read, or nothing. */
export const refuseName = (name: string): Wording | undefined => {
  const [folder = '', ...below] = name.split('/')
  if (folder === 'media') return undefined
  if (below.length === 0) {
    if (KNOWN_FILES.includes(name)) return undefined
    return wording.unknownFile(name, KNOWN_FILES, suggest(name, KNOWN_FILES))
  }
  const ending = endings.get(folder)
  const folders = [...endings.keys(), 'media']
  if (ending === undefined) return wording.unknownFolder(folder, folders, suggest(folder, folders))
  if (below.length === 1 && name.endsWith(ending)) return undefined
  return wording.wrongEnding(name, ending, meantPath(name, folder, ending))
}

/** The name that a file was meant to have, at the top of the content folder or in one of its folders. */
export const meantName = (name: string): string => {
  const [folder = '', ...below] = name.split('/')
  if (below.length === 0) return suggest(name, KNOWN_FILES) ?? name
  return [suggest(folder, endings.keys()) ?? folder, ...below].join('/')
}

/** The folder into which a text belongs that lies where nothing reads it. */
export const folderOf = (text: string): string | undefined => {
  if (/^route:/m.test(text) && /^blocks:/m.test(text)) return 'pages'
  return /^---\s*\n/.test(text) && /^date:/m.test(text) ? 'news' : undefined
}
