import { isMap } from './is-map.ts'
import { namesBelow } from './names-below.ts'
import { elementOf, type Schema } from './schema.ts'

/**
 * Whether a key of a group was meant for a part with a similar name: `counts: true`, which is right elsewhere in the
 * file, is no `costs`, which are a list. One entry may stand in the place of a list: `action` for `actions`.
 */
export const isMeantHere = (
  key: string,
  part: Schema | undefined,
  group: unknown,
  document: Schema,
): boolean => {
  if (!part || !namesBelow(document).has(key)) return true
  const value = isMap(group) ? group[key] : undefined
  return [part, elementOf(part)].some((schema) => schema?.safeParse(value).success)
}
