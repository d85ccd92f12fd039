import { own } from '../../../src/content/own.ts'
import { isMap } from '../../schema/is-map.ts'
import { isRequired } from '../../schema/required.ts'
import { elementOf, type Schema, shapeOf, writtenAs } from '../../schema/schema.ts'
import { freeName } from '../../text/free-name.ts'
import { shortName } from '../../text/short-name.ts'

/** A short name by the first text of an item. */
const nameFor = ({ id, ...value }: Record<string, unknown>): string => {
  const text = Object.values(value).find((part) => typeof part === 'string' && part !== '')
  return shortName(String(text ?? '')) || 'eintrag'
}

const isNamed = (element: Schema, item: unknown): item is Record<string, unknown> => {
  const id = isMap(item) ? own(shapeOf(element, item) ?? {}, 'id') : undefined
  return id !== undefined && isRequired(id)
}

/** Items with a name each: one that is new or a copy gets its own. */
const named = (element: Schema, items: readonly unknown[]): unknown[] => {
  const taken = new Set(items.map((item) => (isMap(item) ? item.id : undefined)))
  const kept = new Set<unknown>()
  return items.map((item) => {
    if (!isNamed(element, item)) return item
    const { id, ...rest } = item
    if (typeof id === 'string' && id !== '' && !kept.has(id)) {
      kept.add(id)
      return item
    }
    const name = freeName(nameFor(item), taken)
    taken.add(name)
    return { id: name, ...rest }
  })
}

/** A value as it is kept, in which no form shows the names of items: those that lack one get it. */
export const withIds = (declared: Schema, value: unknown): unknown => {
  const schema = writtenAs(declared, value)
  const element = elementOf(schema)
  if (Array.isArray(value) && element)
    return named(
      element,
      value.map((item) => withIds(element, item)),
    )
  const shape = isMap(value) ? shapeOf(schema, value) : undefined
  if (!shape) return value
  const parts = Object.entries(value as object).map(([key, part]) => {
    const declaredPart = own(shape, key)
    return [key, declaredPart ? withIds(declaredPart, part) : part]
  })
  return Object.fromEntries(parts)
}
