/** Shorter texts are shown as a whole. */
const SHORT = 100

/** So much of what is the same is shown around what is not. */
const AROUND = 30

const sameStart = (a: string, b: string): number => {
  let count = 0
  while (count < Math.min(a.length, b.length) && a[count] === b[count]) count += 1
  return count
}

const reversed = (text: string) => Array.from(text).reverse().join('')

/** The end of a text: from a gap between words on, where there is one; long addresses have none. */
const endOf = (text: string): string =>
  text.length > AROUND ? `…${text.slice(-AROUND).replace(/^\S*(?=\s)/, '')}` : text

/** Of two long texts what differs, with a little of what stands around it. */
export const shortenTogether = (before: string, after: string): [string, string] => {
  if (Math.max(before.length, after.length) <= SHORT) return [before, after]
  const start = sameStart(before, after)
  const rest = [before, after].map((text) => reversed(text.slice(start))) as [string, string]
  const end = sameStart(...rest)
  const head = endOf(before.slice(0, start))
  const tail = reversed(endOf(reversed(before.slice(before.length - end))))
  const cut = (text: string) => head + text.slice(start, text.length - end) + tail
  return [cut(before), cut(after)]
}
