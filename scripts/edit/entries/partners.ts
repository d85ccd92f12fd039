import { isMap } from '../../schema/is-map.ts'
import { isEqual } from '../spellings/equal.ts'

const idOf = (value: unknown) => (isMap(value) ? value.id : undefined)

/** Whether two items are the same one, changed or not. */
const isSame = (a: unknown, b: unknown): boolean =>
  idOf(a) === undefined ? isEqual(a, b) : idOf(a) === idOf(b)

/** Where each item of a list stood before; undefined for one that comes in. */
export type Partners = (number | undefined)[]

/**
 * Finds out where the items of a list stood before. One that is another one now is the one that was beside the same
 * items, else the first that would go.
 */
export const partnersOf = (before: readonly unknown[], after: readonly unknown[]): Partners => {
  const free = new Set(before.keys())
  const partners: Partners = after.map(() => undefined)
  const take = (item: number, position: number | undefined): void => {
    if (partners[item] === undefined && position !== undefined && free.delete(position))
      partners[item] = position
  }
  const most = Math.min(before.length, after.length)
  for (let at = 0; at < most && isSame(before[at], after[at]); at += 1) take(at, at)
  for (let at = 1; at <= most && isSame(before.at(-at), after.at(-at)); at += 1)
    take(after.length - at, before.length - at)
  const each = (find: (item: number) => number | undefined): void => {
    for (const item of after.keys()) if (partners[item] === undefined) take(item, find(item))
  }
  const beside = (item: number, step: 1 | -1): number | undefined => {
    const position = partners[item - step]
    return position === undefined ? undefined : position + step
  }
  each((item) => [...free].find((position) => isSame(before[position], after[item])))
  each((item) => (item === 0 ? 0 : beside(item, 1)))
  each((item) => beside(item, -1))
  each(() => [...free][0])
  return partners
}
