import { isMap } from './is-map.ts'
import { namesBelow } from './names-below.ts'
import type { Schema } from './schema.ts'

/**
 * Whether a key of a group was meant for a part with a similar name: `counts: true`, which is right elsewhere in the
 * file, is no `costs`, which are a list.
 */
export const isMeantHere = (
  key: string,
  part: Schema | undefined,
  group: unknown,
  document: Schema,
): boolean =>
  !namesBelow(document).has(key) ||
  part === undefined ||
  part.safeParse(isMap(group) ? group[key] : undefined).success
