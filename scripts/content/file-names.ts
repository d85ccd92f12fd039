import { collections } from '../../src/content/collections.ts'
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
  return below.length === 1 && name.endsWith(ending) ? undefined : wording.wrongEnding(name, ending)
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
