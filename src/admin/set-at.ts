const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/**
 * A copy of `group` with the value at `path` replaced; undefined where there is no such place. What
 * is not on the path is shared with the original.
 */
export const setAt = <T>(group: T, path: readonly string[], value: unknown): T | undefined => {
  const [key, ...rest] = path
  if (key === undefined) return value as T
  if (!isGroup(group) || !Object.hasOwn(group, key)) return undefined
  const part = setAt(group[key], rest, value)
  if (part === undefined) return undefined
  const copy = Array.isArray(group) ? [...group] : { ...group }
  return Object.assign(copy, { [key]: part }) as T
}
