import { type Problem, problemAt } from '../problem/problem.ts'
import { entryKey } from '../resolve/entry-key.ts'
import type { CheckedEntry } from '../validate/validate.ts'
import { checkWording } from './messages.ts'

/**
 * A warning for each entry that no block and no text refers to. Where the site shows nothing of a
 * collection at all, that is a decision and not a slip.
 */
export const unusedEntries = (entries: CheckedEntry[], used: Set<string>): Problem[] => {
  const isUsed = ({ collection, id }: CheckedEntry) => used.has(entryKey(collection, id))
  const shown = new Set(entries.filter(isUsed).map(({ collection }) => collection))
  return entries
    .filter((entry) => shown.has(entry.collection) && !isUsed(entry))
    .map(({ collection, id, file, path }) => {
      const words =
        collection === 'stats' ? checkWording.unusedStat(id) : checkWording.unusedEntry(id)
      return problemAt(file.source, file.locate([...path, 'id']).value, words, 'warning')
    })
}
