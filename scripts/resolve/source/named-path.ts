import { isMap } from '../../schema/is-map.ts'
import type { Place } from '../place.ts'
import { isBlock, nameBlocks } from './raw-blocks.ts'

type Step = string | number

/** The names of a list's items: their ids; of blocks without one, those by which links find them. */
export const namesOf = (list: readonly unknown[]): readonly (string | undefined)[] =>
  list.every(isBlock)
    ? nameBlocks(list)
    : list.map((item) => (isMap(item) && typeof item.id === 'string' ? item.id : undefined))

/** What has been read does not change, and each of its values is asked for its way. */
const known = new WeakMap<readonly unknown[], readonly (string | undefined)[]>()

/** The item of a list by its name, where it has one: that stays when another item comes before it. */
const nameIn = (list: readonly unknown[], position: number): Step => {
  const names = known.get(list) ?? namesOf(list)
  known.set(list, names)
  return names[position] ?? position
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
