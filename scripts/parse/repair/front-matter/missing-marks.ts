import type { Line } from '../../../text/lines.ts'
import { fileWording } from '../../file-messages.ts'
import type { Repair } from '../repair.ts'
import { endOfMatter } from './keys.ts'
import { insertBefore, MARK, markInPlaceOf } from './mark.ts'

/** `--`, `----` or ` ---` where `---` belongs, or what other programs set around the keys: `+++`. */
const NEARLY_MARK = /^\s*-{2,}\s*$|^\s+---\s*$|^(?:[–—-]\s?){1,4}\s*$|^(?:[*=_.+]{3,}|…)\s*$/

/** The line below a block of code, and any around one. */
const FENCE = /^(?:`{3,}|~{3,})\s*$/
const ANY_FENCE = /^\s*(?:`{3,}|~{3,})/

/** What may be left below the keys of a file that was saved in part: nothing, or the beginning of one more. */
const HALF_A_KEY = /^\s*[\w-]*$/

/** The mark below the keys: missing, or not quite one. */
export const explainEnd = (text: string, lines: Line[], from: number): Repair => {
  const end = endOfMatter(lines, from)
  // The other fences of a text are pairs: one alone is the end of a block of code that the keys were.
  const isFenced = lines.filter(({ text: line }) => ANY_FENCE.test(line)).length % 2 === 1
  const nearly = lines.findIndex(
    ({ text: line }, index) =>
      index >= from && index <= end && (NEARLY_MARK.test(line) || (isFenced && FENCE.test(line))),
  )
  const line = lines[nearly]
  if (line) return markInPlaceOf(line, fileWording.frontMatter('open'))
  const below = lines[end] ? text.slice(lines[end].start) : ''
  return HALF_A_KEY.test(below)
    ? { ...insertBefore(lines, lines.length, text, fileWording.frontMatter('cut')), isGuess: true }
    : insertBefore(lines, end, text, fileWording.frontMatter('open'))
}

const firstWordOf = (line: Line | undefined) => {
  const length = line?.text.search(/\s|$/) ?? 0
  return { start: 0, end: Math.max(length, 1) }
}

/** The mark above the keys. With the one below missing as well, both are one mistake. */
export const explainStart = (text: string, lines: Line[]): Repair[] => {
  const [first] = lines
  const words = fileWording.frontMatter('missing')
  const isNearly = first !== undefined && NEARLY_MARK.test(first.text)
  const start = isNearly
    ? markInPlaceOf(first, words)
    : { ...insertBefore(lines, 0, text, words), range: firstWordOf(first) }
  const isClosed = lines.some(({ text: line }, index) => index > 0 && line.trimEnd() === MARK)
  const end = isClosed ? undefined : explainEnd(text, lines, isNearly ? 1 : 0)
  const isDamaged = end && end.edits[0]?.start !== end.edits[0]?.end
  if (end && isDamaged) return [start, end]
  return [{ ...start, edits: [...start.edits, ...(end?.edits ?? [])] }]
}
