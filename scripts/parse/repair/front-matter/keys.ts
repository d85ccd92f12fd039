import type { Line } from '../../../text/lines.ts'

const KEY_OR_BELOW = /^(?:[\w-]+\s*:(?:\s|$)|\s+\S|-\s|#)/

/** A key at the margin, as no sentence begins. */
export const KEY = /^[a-z][\w-]*:(?:\s|$)/

/** The first line that is neither a key nor what stands below one. */
export const endOfKeys = (lines: Line[], from: number): number => {
  let end = from
  for (let index = from; index < lines.length; index += 1) {
    const { text = '' } = lines[index] ?? {}
    if (text.trim() === '') continue
    if (!KEY_OR_BELOW.test(text)) break
    // A note stands below a key, or keys follow it: another line with # is a heading of the text.
    const isApart = end === from || end < index
    if (!(text.startsWith('#') && isApart)) end = index + 1
  }
  return end
}

/** The first line that can't be front matter any more: empty before the text, or the text itself. */
export const endOfMatter = (lines: Line[], from: number): number => {
  const end = endOfKeys(lines, from)
  // A line that is damaged is none where keys follow right below.
  const paragraph = lines.slice(end)
  const gap = paragraph.findIndex(({ text }) => text.trim() === '')
  const last = paragraph.slice(0, Math.max(gap, 0)).findLastIndex(({ text }) => KEY.test(text))
  return last < 0 ? end : endOfMatter(lines, end + last)
}

/** The names of the keys at the margin. */
export const keysAtEdge = (lines: readonly Line[]): string[] =>
  lines.flatMap(({ text }) => /^[a-z][\w-]*(?=:(?:\s|$))/.exec(text)?.[0] ?? [])
