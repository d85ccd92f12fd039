import type { Edit } from '../../../text/edits.ts'
import { indentOf, isBlankLine, type Line, linesOf } from '../../../text/lines.ts'
import { fileWording } from '../../file-messages.ts'
import { blockTextLines } from '../block-texts.ts'
import { SURE } from '../costs.ts'
import type { Repair } from '../repair.ts'

/** `- {` with nothing behind it, and the line that closes it. */
const OPENS = /^(\s*)-\s+\{\s*$/
const CLOSES = /^\s*\},?\s*$/

/** `"title": "Das Haus",`, `"tags": ["neu", "alt"]`: one value in a line. */
const PAIR =
  /^\s*["']?([a-z][\w-]*)["']?\s*:\s*("(?:[^"\\]|\\.)*"|'[^']*'|\[[^[\]{}]*\]|\{[^[\]{}]*\}|[^\s"'[{,](?:[^"'[{,]*[^\s"'[{,])?)\s*(?:,\s*)?$/

/** `description: Rundum saniert`, in the column behind a dash. */
const KEY = /^\s*[a-z][\w-]*:(?:\s|$)/

/** The lines between the braces as YAML writes them; nothing where one holds more than a name and a value. */
const pairsIn = (lines: readonly Line[], column: number): Edit[] => {
  const pairs = lines.map(({ text }) => PAIR.exec(text))
  if (pairs.length === 0 || pairs.some((pair) => pair === null)) return []
  return lines.map(({ start, text }, at) => {
    const margin = ' '.repeat(column) + (at === 0 ? '- ' : '  ')
    return { start, end: start + text.length, by: `${margin}${pairs[at]?.[1]}: ${pairs[at]?.[2]}` }
  })
}

/**
 * Lines with an opening brace, each with the first one below that closes it. Of several above one another only the last
 * can have nothing but pairs below it.
 */
const framesIn = (lines: readonly Line[]): [opening: number, closing: number][] => {
  const inText = blockTextLines(lines)
  const frames: [number, number][] = []
  let opening: number | undefined
  for (const [index, { text }] of lines.entries()) {
    if (!inText[index] && OPENS.test(text)) opening = index
    else if (opening !== undefined && CLOSES.test(text)) {
      frames.push([opening, index])
      opening = undefined
    }
  }
  return frames
}

/**
 * An entry that begins in braces, as programs write it, and goes on below them as YAML has it: what stands behind the
 * closing brace would belong to nothing.
 */
export const findEntriesInBraces = (text: string): Repair[] => {
  // Nearly no file has such a line: the others need no look at their lines.
  if (!/^[ \t]*-[ \t]+\{[ \t\r]*$/m.test(text)) return []
  const lines = linesOf(text)
  return framesIn(lines).flatMap(([index, end]) => {
    const [line, closing, below] = [lines[index], lines[end], lines[end + 1]]
    if (!line || !closing || !below) return []
    const column = indentOf(line.text)
    if (isBlankLine(below) || !KEY.test(below.text) || indentOf(below.text) !== column + 2)
      return []
    const edits = pairsIn(lines.slice(index + 1, end), column)
    const [first] = edits
    if (!first) return []
    return [
      {
        range: { start: line.start + column, end: line.start + line.text.trimEnd().length },
        wording: fileWording.entryInBraces(first.by.trim(), index + 1, end + 1),
        edits: [
          { start: line.start, end: first.start, by: '' },
          ...edits,
          { start: closing.start, end: below.start, by: '' },
        ],
        cost: SURE,
      },
    ]
  })
}
