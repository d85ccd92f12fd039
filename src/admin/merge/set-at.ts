import { isGroup } from '../../content/is-group.ts'

/** The key of a part: items of a list are found by their id, others by their position. */
export const keyOf = (group: object, step: string): string => {
  if (!Array.isArray(group)) return step
  const index = group.findIndex((item) => isGroup(item) && item.id === step)
  return index < 0 ? step : String(index)
}

/**
 * A copy of `group` with the value at `path` replaced; undefined where there is no such place. What
 * is not on the path is shared with the original.
 */
export const setAt = <T>(group: T, path: readonly string[], value: unknown): T | undefined => {
  const [step, ...rest] = path
  if (step === undefined) return value as T
  if (!isGroup(group)) return undefined
  const key = keyOf(group, step)
  if (!Object.hasOwn(group, key)) return undefined
  const part = setAt(group[key], rest, value)
  if (part === undefined) return undefined
  const copy = Array.isArray(group) ? [...group] : { ...group }
  return Object.assign(copy, { [key]: part }) as T
}
