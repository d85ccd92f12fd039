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

/** Of two long texts what differs, with a little of what stands around it. */
export const shortenTogether = (before: string, after: string): [string, string] => {
  if (Math.max(before.length, after.length) <= SHORT) return [before, after]
  const start = sameStart(before, after)
  const rest = [before, after].map((text) => reversed(text.slice(start))) as [string, string]
  const end = sameStart(...rest)
  const from = Math.max(0, start - AROUND)
  const cut = (text: string) => {
    const to = Math.min(text.length, text.length - end + AROUND)
    const shown = text.slice(from, to)
    return `${from > 0 ? shown.replace(/^\S*/, '…') : shown}`.replace(
      to < text.length ? /\S*$/ : /$/,
      to < text.length ? '…' : '',
    )
  }
  return [cut(before), cut(after)]
}
