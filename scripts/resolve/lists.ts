import { own } from '../../src/content/own.ts'
import { isMap } from '../schema/is-map.ts'
import { fieldOf, type Schema } from '../schema/schema.ts'
import type { SiteModel } from '../schema/site-model.ts'
import type { Checked } from '../validate/validate.ts'
import { isShown } from './period.ts'
import type { ResolveContext } from './resolution.ts'

/** A list of entries in a block that may have several pages. */
export interface List {
  /** Number of the block on its page. */
  block: number
  /** Ids of the entries that are shown today, in order. */
  shown: readonly string[]
  /** How many there may be on other days. */
  possible: number
  /** How many are shown at most, where an editor says it. */
  limit: number | undefined
  /** The year of an entry, where the list is ordered by days. */
  yearOf: (id: string) => string | undefined
}

type Around = Pick<ResolveContext, 'entry' | 'ids' | 'model' | 'periodOf' | 'shownIds' | 'today'>

/** The field of a block that holds a list with pages, and the collection of its entries. */
const fieldIn = ({ type }: Record<string, unknown>, { blocks }: SiteModel) => {
  const declared = blocks.find((block) => block.type === type)
  const key = declared?.pages
  const field = key && fieldOf(own(declared.schema.shape, key) as Schema)
  return field && field.kind === 'entries' ? { key, collection: field.collection } : undefined
}

const listIn = (value: unknown, block: number, around: Around): List[] => {
  const found = isMap(value) ? fieldIn(value, around.model) : undefined
  if (!isMap(value) || !found) return []
  const { collection } = found
  const written = value[found.key]
  const chosen = Array.isArray(written) ? written.filter((id) => typeof id === 'string') : []
  const isThere = (id: string) =>
    around.entry(collection, id) && isShown(around.periodOf(collection, id), around.today)
  const day = around.model.collections[collection].newestFirst
  const dayOf = (id: string) =>
    day && (around.entry(collection, id)?.value as Record<string, unknown> | undefined)?.[day]
  const isWhole = chosen.length === 0
  return [
    {
      block,
      shown: isWhole ? around.shownIds(collection) : chosen.filter(isThere),
      possible: isWhole ? around.ids(collection).length : chosen.length,
      limit: typeof value.limit === 'number' ? value.limit : undefined,
      yearOf: (id) => (isWhole ? String(dayOf(id) ?? '').slice(0, 4) || undefined : undefined),
    },
  ]
}

/** The lists of a page file that may have several pages. */
export const listsOf = (page: Checked, around: Around): List[] => {
  const { blocks } = page.value
  return Array.isArray(blocks) ? blocks.flatMap((block, index) => listIn(block, index, around)) : []
}
