import { own } from '../../src/content/own.ts'
import { type Problem, problemAt, type Wording } from '../problem/problem.ts'
import { entryKey } from '../resolve/entry-key.ts'
import type { ResolvedSite } from '../resolve/resolve.ts'
import type { CheckedEntry } from '../validate/validate.ts'
import { checkWording } from './messages.ts'

type Used = Pick<ResolvedSite, 'usedEntries' | 'lonelyPages'>

const wordsFor = ({ collection, id }: CheckedEntry, lonelyPages: Used['lonelyPages']): Wording => {
  if (collection === 'stats') return checkWording.unusedStat(id)
  const route = own(lonelyPages, entryKey(collection, id))
  return route === undefined ? checkWording.unusedEntry(id) : checkWording.lonelyEntry(id, route)
}

/**
 * A warning for each entry that no block and no text refers to, though it may have a page of its own. Where
 * the site shows nothing of a collection at all, that is a decision and not a slip.
 */
export const unusedEntries = (
  entries: CheckedEntry[],
  { usedEntries, lonelyPages }: Used,
): Problem[] => {
  const isUsed = ({ collection, id }: CheckedEntry) => usedEntries.has(entryKey(collection, id))
  const shown = new Set(entries.filter(isUsed).map(({ collection }) => collection))
  return entries
    .filter((entry) => shown.has(entry.collection) && !isUsed(entry))
    .map((entry) => {
      const { file, path } = entry
      const { value } = file.locate([...path, 'id'])
      return problemAt(file.source, value, wordsFor(entry, lonelyPages), 'warning')
    })
}
