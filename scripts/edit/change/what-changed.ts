import { own } from '../../../src/content/own.ts'
import { isMap } from '../../schema/is-map.ts'
import { isEqual } from '../spellings/equal.ts'

/** Of a group of which something has changed, only that: a message has no room for all of it. */
export const whatChanged = (before: unknown, now: unknown): unknown => {
  if (!isMap(before) || !isMap(now)) return now
  const changed = Object.entries(now).filter(([key, part]) => !isEqual(own(before, key), part))
  return changed.length > 0 ? Object.fromEntries(changed) : now
}
