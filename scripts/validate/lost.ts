import type { CollectionName } from '../../src/content/collection-names.ts'
import type { Collection } from '../../src/content/collections/collections.ts'

/** A file that is there and can't be read to a value; without text where it can't be decoded. */
export interface LostFile {
  name: string
  text?: string
}

/**
 * Ids of entries that are there and can't be read; `any` where not even their ids can be told. What
 * refers to them is no problem of its own.
 */
export type LostIds = Map<CollectionName, Set<string> | 'any'>

const ID_LINE = /^(?:- | {2})?id:[ \t]*(["']?)([\w-]+)\1[ \t]*\r?$/gm
const ROUTE_LINE = /^route:[ \t]*(["']?)(\/\S*?)\1[ \t]*\r?$/gm

/** What a damaged text says in lines of its own; nothing where it says it in other ways, too. */
const sayings = (text: string, line: RegExp, word: RegExp): string[] => {
  const said = [...text.matchAll(line)].map(([, , value = '']) => value)
  return said.length === [...text.matchAll(word)].length ? said : []
}

/** The route of a page whose file can't be read, as far as it can be told. */
export const routeIn = ({ text = '' }: LostFile): string | undefined =>
  sayings(text, ROUTE_LINE, /\broute\b/g)[0]

/** Whether the entries of a collection stand in the file of this name. */
export const isFileOf = (collection: Collection, name: string): boolean =>
  'file' in collection ? name === collection.file : name.startsWith(`${collection.folder}/`)

/** The ids of a collection's entries in files that can't be read. */
export const lostIdsOf = (
  collection: Collection,
  lost: readonly LostFile[],
): Set<string> | 'any' => {
  const files = lost.filter(({ name }) => isFileOf(collection, name))
  const ids = files.map(({ text = '' }) => sayings(text, ID_LINE, /\bid\b/g))
  return ids.some((found) => found.length === 0) ? 'any' : new Set(ids.flat())
}

/** Whether an entry with this id may be among those that can't be read. */
export const mayExist = (lost: LostIds, collection: CollectionName, id: string): boolean => {
  const ids = lost.get(collection)
  return ids === 'any' || (ids?.has(id) ?? false)
}
