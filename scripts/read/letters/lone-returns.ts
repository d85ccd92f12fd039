/** Old Macs ended lines with this sign alone; some programs still leave it in the middle of a text. */
const LONE_RETURN = /\r(?!\n)/g

/** A text whose lines all end as they are counted; every character keeps its place. */
export const withoutLoneReturns = (text: string): string => text.replace(LONE_RETURN, '\n')

/** How many characters two texts have in common, counted from one of their ends. */
const alike = (one: string, other: string, most: number, fromEnd: boolean): number => {
  const at = (text: string, count: number) =>
    text.charCodeAt(fromEnd ? text.length - 1 - count : count)
  let count = 0
  while (count < most && at(one, count) === at(other, count)) count += 1
  return count
}

/**
 * The new text of a file in which every line that stays ends as it did.
 *
 * @param stored what stands in the file
 * @param text what is to stand there, made of what was read
 */
export const withReturnsOf = (stored: string, text: string): string => {
  const before = withoutLoneReturns(stored)
  if (before === stored) return text
  const least = Math.min(before.length, text.length)
  const first = alike(before, text, least, false)
  const last = alike(before, text, least - first, true)
  const middle = text.slice(first, text.length - last)
  const changed = stored.includes('\n') ? middle : middle.replaceAll('\n', '\r')
  return stored.slice(0, first) + changed + stored.slice(stored.length - last)
}
