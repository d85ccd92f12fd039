import path from 'node:path'
import type { CollectionName } from '../../../src/content/collection-names.ts'
import { isShown } from '../../../src/content/dates/periods.ts'
import { slug } from '../../../src/content/fields.ts'
import { type Problem, problemAt } from '../../problem/problem.ts'
import { type CheckedEntry, type Content, isFieldValid } from '../../validate/validate.ts'
import { addressWording } from '../address-messages.ts'
import { periodOf } from '../dates/period.ts'
import { entryKey } from '../entry-key.ts'

/** Files may begin with their day, so that folders sort by it: `2026-11-09-foerderung.md`. */
const LEADING_DAY = /^\d{4}-\d{2}-\d{2}[-_]/

const SLUG = slug()

/** The id that the entry had when its file was named; none where no id is like that. */
const formerIdOf = ({ file }: CheckedEntry): string | undefined => {
  const name = path.posix.parse(file.source.name).name.replace(LEADING_DAY, '')
  return SLUG.safeParse(name).success ? name : undefined
}

/** Ids that more than one entry has, with their collections. */
const sharedIds = (entries: CheckedEntry[]): Set<string> => {
  const seen = new Set<string>()
  const keys = entries.map(({ collection, id }) => entryKey(collection, id))
  return new Set(keys.filter((key) => seen.has(key) || !seen.add(key)))
}

/** An entry whose address by its file's name leads nowhere. */
export interface Renamed {
  entry: CheckedEntry
  /** The id that its file is named after. */
  formerId: string
  from: string
  to: string
}

/**
 * Entries with a file of their own whose id is no longer the file's name, and whose address by that name
 * leads nowhere. An id that is malformed is told as such; nobody can lead to it, nor to what is not shown.
 *
 * @param leadsNowhere whether there is neither a page nor a redirect at an address
 */
export const findRenamed = (
  { entries, model }: Content,
  hrefOf: (collection: CollectionName, id: string) => string | undefined,
  leadsNowhere: (address: string) => boolean,
  today: string,
): Renamed[] => {
  const shared = sharedIds(entries)
  return entries
    .filter((entry) => 'folder' in model.collections[entry.collection] && isFieldValid(entry, 'id'))
    .filter((entry) => isShown(periodOf(entry), today))
    .flatMap((entry) => {
      const { collection, id } = entry
      const formerId = formerIdOf(entry)
      const from = formerId && hrefOf(collection, formerId)
      const to = hrefOf(collection, id)
      const isTaken = shared.has(entryKey(collection, id))
      return !formerId || !from || !to || from === to || isTaken || !leadsNowhere(from)
        ? []
        : [{ entry, formerId, from, to }]
    })
}

/** A warning at the id of such an entry. */
export const renamedProblem = ({ entry, formerId, from, to }: Renamed): Problem => {
  const { file, path: way, id } = entry
  const name = path.posix.basename(file.source.name)
  const words = addressWording.renamed(name, from, to, name.replace(formerId, id))
  const { value } = file.locate([...way, 'id'])
  return problemAt(file.source, value, words, 'warning')
}
