import type { CollectionName } from '../../../src/content/collection-names.ts'
import { wording } from '../messages.ts'
import { problemAt } from '../problem.ts'
import type { CheckedEntry, Content } from '../validate.ts'
import type { Resolution, Surroundings } from './resolution.ts'
import { resolveValue } from './value.ts'

export interface Entries {
  find: (collection: CollectionName, id: string) => Resolution | undefined
  ids: (collection: CollectionName) => string[]
}

/** Newest first where entries carry a date of their own; else in file order. */
const inOrder = (collection: CollectionName, entries: CheckedEntry[]): CheckedEntry[] =>
  collection === 'news'
    ? entries.toSorted((a, b) => String(b.value.date).localeCompare(String(a.value.date)))
    : entries

const key = (collection: CollectionName, id: string) => `${collection}/${id}`

const reportDuplicates = (content: Content, problems: Surroundings['problems']) => {
  const first = new Map<string, CheckedEntry>()
  for (const entry of content.entries) {
    const name = key(entry.collection, entry.id)
    const earlier = first.get(name)
    if (!earlier) {
      first.set(name, entry)
      continue
    }
    const { source } = earlier.file
    const range = earlier.file.locate([...earlier.path, 'id']).value
    const place = problemAt(source, range, wording.here())
    const words = wording.duplicateId(entry.id, `${place.file}, Zeile ${place.line}`)
    problems.push(
      problemAt(entry.file.source, entry.file.locate([...entry.path, 'id']).value, words),
    )
  }
  return first
}

/**
 * Resolves every entry once, in the order in which entries refer to one another.
 *
 * @param hrefOf the address of an entry's own page, where its collection has pages
 */
export const resolveEntries = (
  content: Content,
  around: Omit<Surroundings, 'entry' | 'ids' | 'current' | 'route'>,
  hrefOf: (collection: CollectionName, id: string) => string | undefined,
): Entries => {
  const checked = reportDuplicates(content, around.problems)
  const done = new Map<string, Resolution>()
  const ids = (collection: CollectionName) =>
    inOrder(
      collection,
      content.entries.filter((entry) => entry.collection === collection),
    ).map(({ id }) => id)

  const find = (collection: CollectionName, id: string): Resolution | undefined => {
    const name = key(collection, id)
    const entry = checked.get(name)
    if (!entry || done.has(name)) return done.get(name)
    const all = { ...around, entry: find, ids, current: undefined, route: undefined }
    const { value, fields } = resolveValue(entry.schema, entry.value, entry, all)
    const href = hrefOf(collection, id)
    const resolution = { value: href ? { ...(value as object), href } : value, fields }
    done.set(name, resolution)
    return resolution
  }

  for (const entry of content.entries) find(entry.collection, entry.id)
  return { find, ids }
}
