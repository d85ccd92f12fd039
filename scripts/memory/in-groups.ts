import { crc32 } from 'node:zlib'
import { groupBy } from '../../src/content/group-by.ts'

/** Of so many parts, one result is kept together: each by itself costs as much as ten of a group. */
const MOST_TOGETHER = 128

/** A power of two: most parts stay together where there come to be more. */
const countFor = (parts: number): number =>
  parts <= MOST_TOGETHER ? 1 : 2 * countFor(Math.ceil(parts / 2))

/**
 * Parts of a result in groups, by the names of these: each part is in the same group as long as there
 * are about as many, whatever comes and goes.
 */
export const inGroups = <Part>(
  parts: readonly Part[],
  nameOf: (part: Part) => string,
): Map<string, Part[]> => {
  const count = countFor(parts.length)
  return groupBy(parts, (part) => `${crc32(nameOf(part)) % count}/${count}`)
}
