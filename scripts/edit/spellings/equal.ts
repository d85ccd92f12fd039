import { isGroup } from '../../../src/content/is-group.ts'

/** Whether two values of content files are the same; of a group, whatever the order of its keys. */
export const isEqual = (a: unknown, b: unknown): boolean => {
  if (!isGroup(a) || !isGroup(b)) return Object.is(a, b)
  if (Array.isArray(a) !== Array.isArray(b)) return false
  const keys = Object.keys(a)
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => Object.hasOwn(b, key) && isEqual(a[key], b[key]))
  )
}
