import { isMap } from '../schema/is-map.ts'
import { nameBlocks, type RawBlock } from './page/blocks.ts'
import type { Place } from './resolution.ts'

type Step = string | number

const isBlock = (item: unknown): item is RawBlock => isMap(item) && typeof item.type === 'string'

const idOf = (item: unknown): unknown => (isMap(item) ? item.id : undefined)

const namesIn = (list: readonly unknown[]): readonly unknown[] =>
  list.every(isBlock) ? nameBlocks(list) : list.map(idOf)

/** What has been read does not change, and each of its values is asked for its way. */
const known = new WeakMap<readonly unknown[], readonly unknown[]>()

/** The item of a list by its name, where it has one: that stays when another item comes before it. */
const nameIn = (list: readonly unknown[], position: number): Step => {
  const names = known.get(list) ?? namesIn(list)
  known.set(list, names)
  const name = names[position]
  return typeof name === 'string' ? name : position
}

/** The way to a value: through entries and blocks by their names, else by key or position. */
export const namedPath = ({ file, path }: Place): Step[] => {
  let value = file.value as Record<PropertyKey, unknown>
  return path.map((step) => {
    const named = Array.isArray(value) ? nameIn(value, Number(step)) : String(step)
    value = value?.[step] as Record<PropertyKey, unknown>
    return named
  })
}
