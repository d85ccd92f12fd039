import type { CollectionName } from '../../src/content/collection-names.ts'
import { isShown } from '../../src/content/dates/periods.ts'
import { CURRENT } from '../../src/content/fields.ts'
import { type Problem, problemAt } from '../problem/problem.ts'
import { periodOf } from '../resolve/dates/period.ts'
import { homeOf } from '../resolve/fields/home-of.ts'
import { declarationOf } from '../resolve/page/blocks.ts'
import { blocksOf, type RawBlock } from '../resolve/source/raw-blocks.ts'
import { fieldOf, type Schema } from '../schema/schema.ts'
import type { SiteModel } from '../schema/site-model.ts'
import type { Content } from '../validate/validate.ts'
import { checkWording } from './messages.ts'

type Shown = Map<CollectionName, Set<unknown>>

/** Ids of the entries that are shown on a day. */
const shownOn = ({ entries }: Content, today: string): Shown => {
  const shown: Shown = new Map()
  for (const entry of entries) {
    if (!isShown(periodOf(entry), today)) continue
    const ids = shown.get(entry.collection) ?? new Set([CURRENT])
    shown.set(entry.collection, ids.add(entry.id))
  }
  return shown
}

/** The lists of a block that leave nothing but a heading where they are empty, with their collections. */
const listsIn = (block: RawBlock, model: SiteModel): [key: string, CollectionName][] =>
  Object.entries(declarationOf(block, model)?.schema.shape ?? {}).flatMap(
    ([key, schema]): [string, CollectionName][] => {
      const field = fieldOf(schema as Schema)
      const isWanted = field?.kind === 'entries' && !field.mentioned && !field.mayBeEmpty
      return isWanted ? [[key, field.collection]] : []
    },
  )

/** A warning for each list in a block that shows no entry today: of the block, its heading is left. */
export const emptyLists = (content: Content, today: string): Problem[] => {
  const { pages, model } = content
  const shown = shownOn(content, today)
  return pages.flatMap(({ file, value }) =>
    blocksOf(value.blocks).flatMap((block, index) =>
      listsIn(block, model).flatMap(([key, collection]) => {
        const there = shown.get(collection) ?? new Set()
        const named = (block as Record<string, unknown>)[key]
        const isChosen = Array.isArray(named) && named.length > 0
        if (isChosen ? named.some((id) => there.has(id)) : there.size > 0) return []
        const words = checkWording.emptyList(homeOf(collection, content), isChosen)
        const { value: range } = file.locate(['blocks', index, key])
        return [problemAt(file.source, range, words, 'warning')]
      }),
    ),
  )
}
