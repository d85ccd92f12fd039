import type { CollectionName } from '../../../src/content/collection-names.ts'
import { isShown } from '../../../src/content/dates/periods.ts'
import { own } from '../../../src/content/own.ts'
import { isMap } from '../../schema/is-map.ts'
import { fieldOf, type Schema } from '../../schema/schema.ts'
import type { SiteModel } from '../../schema/site-model.ts'
import type { Checked, CheckedEntry, Content } from '../../validate/validate.ts'
import { periodOf } from '../dates/period.ts'
import { inOrder } from '../entries/index-entries.ts'

/** A list of entries in a block that may have several pages. */
export interface List {
  /** Number of the block on its page. */
  block: number
  /** The entries that are shown today, in order. */
  shown: readonly CheckedEntry[]
  /** How many there may be on other days. */
  possible: number
  /** How many are shown at most, where an editor says it. */
  limit: number | undefined
  /** The field with the day by which they are ordered, if they are. */
  day: string | undefined
}

const entriesOf = ({ entries, model }: Content, name: CollectionName): CheckedEntry[] =>
  inOrder(
    model.collections[name],
    entries.filter(({ collection }) => collection === name),
  )

const shownOf = (entries: CheckedEntry[], today: string): CheckedEntry[] =>
  entries.filter((entry) => isShown(periodOf(entry), today))

/** The entries of a collection that are shown on a day, in their order. */
export const shownEntries = (content: Content, name: CollectionName, today: string) =>
  shownOf(entriesOf(content, name), today)

/** The field of a block that holds a list with pages, and the collection of its entries. */
const fieldIn = ({ type }: Record<string, unknown>, { blocks }: SiteModel) => {
  const declared = blocks.find((block) => block.type === type)
  const key = declared?.pages
  const field = key && fieldOf(own(declared.schema.shape, key) as Schema)
  return field && field.kind === 'entries' ? { key, collection: field.collection } : undefined
}

const chosenOf = (ids: readonly unknown[], entries: readonly CheckedEntry[]): CheckedEntry[] => {
  const known = new Map(entries.map((entry) => [entry.id, entry]))
  return ids.flatMap((id) => (typeof id === 'string' ? (known.get(id.trim()) ?? []) : []))
}

const listIn = (value: unknown, block: number, content: Content, today: string): List[] => {
  const found = isMap(value) ? fieldIn(value, content.model) : undefined
  if (!isMap(value) || !found) return []
  const ids = value[found.key]
  const all = entriesOf(content, found.collection)
  const isChosen = Array.isArray(ids) && ids.length > 0
  const listed = isChosen ? chosenOf(ids, all) : all
  return [
    {
      block,
      shown: shownOf(listed, today),
      possible: listed.length,
      limit: typeof value.limit === 'number' ? value.limit : undefined,
      day: isChosen ? undefined : content.model.collections[found.collection].newestFirst,
    },
  ]
}

/** The lists of a page file that may have several pages. */
export const listsOf = ({ value }: Checked, content: Content, today: string): List[] =>
  Array.isArray(value.blocks)
    ? value.blocks.flatMap((block, index) => listIn(block, index, content, today))
    : []
