import { groupBy } from '../../../src/content/group-by.ts'
import { meant } from '../../problem/phrases.ts'
import type { Problem } from '../../problem/problem.ts'
import type { Content } from '../../validate/validate.ts'
import { entryKey } from '../entry-key.ts'

/** The only one of a collection that nothing refers to; of several, nobody knows which is meant. */
const onlyUnused = (
  collection: string,
  usedEntries: ReadonlySet<string>,
  { entries, lost }: Content,
): string | undefined => {
  const all = entries.filter((entry) => entry.collection === collection)
  // What can't be read may be what is missing, or what refers to another.
  const unread = all[0] && lost.get(all[0].collection)
  if (unread === 'any' || (unread && unread.size > 0)) return undefined
  const unused = all.filter(({ id, ...entry }) => !usedEntries.has(entryKey(entry.collection, id)))
  return unused.length === 1 ? unused[0]?.id : undefined
}

/**
 * Problems with the new id of an entry in those that ask for its former one: a collection in which one id is asked
 * for that is missing, at however many places, and one is there for which nobody asks.
 */
export const withNewIds = (
  problems: readonly Problem[],
  usedEntries: ReadonlySet<string>,
  content: Content,
): Problem[] => {
  const lacking = problems.filter(({ lacks }) => lacks)
  const byCollection = groupBy(lacking, ({ lacks }) => lacks?.collection)
  const newIds = new Map(
    [...byCollection].flatMap(([collection, found]): [string, string][] => {
      const asked = new Set(found.map(({ lacks }) => lacks?.id))
      const id =
        collection && asked.size === 1 ? onlyUnused(collection, usedEntries, content) : undefined
      return collection && id !== undefined ? [[collection, id]] : []
    }),
  )
  return problems.map(({ lacks, ...problem }) => {
    const id = lacks && newIds.get(lacks.collection)
    if (id === undefined) return problem
    const written = lacks?.isFact ? `{${lacks.collection}.${id}}` : id
    // Whether the former one was renamed or deleted, only its author knows.
    return { ...problem, hint: `${meant(written)} ${problem.hint}` }
  })
}
