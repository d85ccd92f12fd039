import path from 'node:path'
import type { CollectionName } from '../../../src/content/collection-names.ts'
import { collections } from '../../../src/content/collections.ts'
import { type Problem, problemAt } from '../problem.ts'
import { ruleWording } from '../rule-messages.ts'
import { type CheckedEntry, type Content, isFieldValid } from '../validate.ts'
import { entryKey } from './entry-key.ts'

/** Files may begin with their day, so that folders sort by it: `2026-11-09-foerderung.md`. */
const LEADING_DAY = /^\d{4}-\d{2}-\d{2}[-_]/

/** The id that the entry had when its file was named. */
const formerIdOf = ({ file }: CheckedEntry): string =>
  path.posix.parse(file.source.name).name.replace(LEADING_DAY, '')

/** Ids that more than one entry has, with their collections. */
const sharedIds = (entries: CheckedEntry[]): Set<string> => {
  const seen = new Set<string>()
  const keys = entries.map(({ collection, id }) => entryKey(collection, id))
  return new Set(keys.filter((key) => seen.has(key) || !seen.add(key)))
}

/** An entry whose address by its file's name leads nowhere. */
export interface Renamed {
  entry: CheckedEntry
  from: string
  to: string
}

/**
 * Entries with a file of their own whose id is no longer the file's name, and whose address by that name
 * leads nowhere. An id that is malformed is told as such; nobody can lead to it.
 *
 * @param leadsNowhere whether there is neither a page nor a redirect at an address
 */
export const findRenamed = (
  { entries }: Content,
  hrefOf: (collection: CollectionName, id: string) => string | undefined,
  leadsNowhere: (address: string) => boolean,
): Renamed[] => {
  const shared = sharedIds(entries)
  return entries
    .filter((entry) => 'folder' in collections[entry.collection] && isFieldValid(entry, 'id'))
    .flatMap((entry) => {
      const { collection, id } = entry
      const from = hrefOf(collection, formerIdOf(entry))
      const to = hrefOf(collection, id)
      const isTaken = shared.has(entryKey(collection, id))
      return !from || !to || from === to || isTaken || !leadsNowhere(from)
        ? []
        : [{ entry, from, to }]
    })
}

/** A warning at the id of such an entry. */
export const renamedProblem = ({ entry: { file, path: way }, from, to }: Renamed): Problem => {
  const words = ruleWording.renamed(path.posix.basename(file.source.name), from, to)
  const { value } = file.locate([...way, 'id'])
  return problemAt(file.source, value, words, 'warning')
}
