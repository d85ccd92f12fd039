import type { SourceLines } from '../../../src/content/field-source.ts'
import { startOfLine } from '../../text/lines.ts'
import { positionInFile, type Range } from '../../text/source-file.ts'
import type { Path } from '../../yaml/locate.ts'
import type { Place } from '../place.ts'
import { isKeptBack, type Visibility } from './kept-back.ts'

/** The nearest of the values around one that can be read by itself: what is in brackets can't. */
const readable = ({ file: { source, locate }, path }: Place): Path => {
  const isInBrackets = (outer: Path) => /[[{]/.test(source.text.charAt(locate(outer).value.start))
  const outer = path.slice(1).map((_, index) => path.slice(0, index + 1))
  return outer.find((each) => !locate(each).quoted && isInBrackets(each)) ?? path
}

/** Behind the line break; the one at the end of a value is its own. */
const endOfLine = (text: string, { start, end }: Range): number => {
  const from = end > start && text[end - 1] === '\n' ? end - 1 : end
  const found = text.indexOf('\n', from)
  return found < 0 ? text.length : found + 1
}

/** The lines in which a text stands, from its key on. */
export const linesAround = (place: Place, value: string, around: Visibility): SourceLines => {
  const { source, locate } = place.file
  const { key, value: range } = locate(readable(place))
  const start = startOfLine(source.text, Math.min(key?.start ?? range.start, range.start))
  const end = endOfLine(source.text, range)
  const text = source.text.slice(start, end)
  const below = endOfLine(source.text, { start: end, end })
  const isPrivate = isKeptBack(place, { start, end: below }, around) && { isPrivate: true as const }
  const { line } = positionInFile(source, start)
  const next = source.text.slice(end, below)
  return { first: line, start, ...(text !== value && { text }), next, ...isPrivate }
}
