import path from 'node:path'
import type { CollectionName } from '../../../src/content/collection-names.ts'
import { collections } from '../../../src/content/collections.ts'
import { slug } from '../../../src/content/fields.ts'
import { isShown, periodOf } from '../period.ts'
import { type Problem, problemAt } from '../problem.ts'
import { ruleWording } from '../rule-messages.ts'
import { type CheckedEntry, type Content, isFieldValid } from '../validate.ts'

/** Files may begin with their day, so that folders sort by it: `2026-11-09-foerderung.md`. */
const LEADING_DAY = /^\d{4}-\d{2}-\d{2}[-_]/

/** The id that the entry had when its file was named; none where no id is like that. */
const formerIdOf = ({ file }: CheckedEntry): string | undefined => {
  const name = path.posix.parse(file.source.name).name.replace(LEADING_DAY, '')
  return slug().safeParse(name).success ? name : undefined
}

const hasId = (entry: CheckedEntry, { collection, id }: CheckedEntry): boolean =>
  entry.collection === collection && entry.id === id

/**
 * A warning for each entry with a file of its own whose id is no longer the file's name, and whose
 * address by that name leads nowhere. An id that is malformed is told as such; nobody can lead to it,
 * nor to what is not shown.
 *
 * @param leadsNowhere whether there is neither a page nor a redirect at an address
 */
export const checkRenamed = (
  { entries }: Content,
  hrefOf: (collection: CollectionName, id: string) => string | undefined,
  leadsNowhere: (address: string) => boolean,
  today: string,
): Problem[] =>
  entries
    .filter((entry) => 'folder' in collections[entry.collection] && isFieldValid(entry, 'id'))
    .filter((entry) => isShown(periodOf(entry), today))
    .flatMap((entry) => {
      const { collection, id, file } = entry
      const formerId = formerIdOf(entry)
      const from = formerId && hrefOf(collection, formerId)
      const to = hrefOf(collection, id)
      const isTaken = entries.some((other) => other !== entry && hasId(other, entry))
      if (!formerId || !from || !to || from === to || isTaken || !leadsNowhere(from)) return []
      const name = path.posix.basename(file.source.name)
      const words = ruleWording.renamed(name, from, to, name.replace(formerId, id))
      const { value } = file.locate([...entry.path, 'id'])
      return [problemAt(file.source, value, words, 'warning')]
    })
