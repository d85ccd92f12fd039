import { isMap } from '../schema/is-map.ts'
import { nameBlocks, type RawBlock } from './page/blocks.ts'
import type { Place } from './resolution.ts'

type Step = string | number

const isBlock = (item: unknown): item is RawBlock => isMap(item) && typeof item.type === 'string'

/** The item of a list by its name, where it has one: that stays when another item comes before it. */
const nameIn = (list: readonly unknown[], position: number): Step => {
  const item = list[position]
  const isOfBlocks = isBlock(item) && list.every(isBlock)
  const name = isOfBlocks ? nameBlocks(list as RawBlock[])[position] : isMap(item) && item.id
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
