import type { Path } from '../yaml/locate.ts'

type Group = Record<PropertyKey, unknown>

/** A copy of a value in which one group or list is changed; what is beside the path is shared. */
const changedAt = (value: unknown, path: Path, change: (group: unknown) => unknown): unknown => {
  const [step, ...rest] = path
  if (step === undefined) return change(value)
  const part = changedAt((value as Group)[step], rest, change)
  if (Array.isArray(value)) return value.with(Number(step), part)
  return Object.fromEntries([
    ...Object.entries(value as Group).map(([key, old]) => [key, key === step ? part : old]),
    ...(Object.hasOwn(value as Group, step) ? [] : [[step, part]]),
  ])
}

/** The value with another one at the path. */
export const withValue = (value: unknown, path: Path, next: unknown): unknown =>
  changedAt(value, path, () => next)

const listAt = (value: unknown, path: Path, change: (items: unknown[]) => unknown[]): unknown =>
  changedAt(value, path, (list) => change((list ?? []) as unknown[]))

/** The value with one more item in the list at the path. */
export const withItem = (value: unknown, path: Path, at: number, item: unknown): unknown =>
  listAt(value, path, (items) => items.toSpliced(at, 0, item))

/** The value without what is at the path. */
export const without = (value: unknown, path: Path): unknown => {
  const step = path.at(-1)
  return changedAt(value, path.slice(0, -1), (group) =>
    Array.isArray(group)
      ? group.toSpliced(Number(step), 1)
      : Object.fromEntries(Object.entries(group as Group).filter(([key]) => key !== step)),
  )
}

/** The value with an item of the list at the path in another place. */
export const withMoved = (value: unknown, path: Path, from: number, to: number): unknown =>
  listAt(value, path, (items) => items.toSpliced(from, 1).toSpliced(to, 0, items[from]))
