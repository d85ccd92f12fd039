import {
  indentOf,
  isBlankLine,
  type Line,
  linesFurtherIn,
  linesOf,
  wholeLine,
} from '../../../text/lines.ts'
import { fileWording } from '../../file-messages.ts'
import { blockTextLines } from '../block-texts.ts'
import { removeLines } from '../lines/fences.ts'
import type { Repair } from '../repair.ts'

/** `- id: torte`: the entry has a name, which no other has. */
const NAMED = /^(\s*)-\s+id:\s+(\S.*)$/

/** The lines of an entry, without the empty ones at its end. */
const entryAt = (lines: readonly Line[], index: number): Line[] => {
  const head = lines[index] as Line
  return [head, ...linesFurtherIn(lines, index, indentOf(head.text))]
}

/** Whether an entry is the beginning of another: line by line, and the last one maybe in part. */
const isBeginningOf = (part: readonly Line[], whole: readonly Line[]): boolean =>
  // Of a line alone that stands there twice, one goes by itself.
  part.length > 1 &&
  part.length < whole.length &&
  part.every(({ text }, at) => {
    const other = whole[at]?.text.trimEnd() ?? ''
    const isLast = at === part.length - 1
    return isLast ? other.startsWith(text.trimEnd()) : other === text.trimEnd()
  })

/** An entry that was begun, right above the same one as a whole: two were pasted, or one was typed again. */
export const findUnfinishedCopies = (text: string): Repair[] => {
  const lines = linesOf(text)
  const inText = blockTextLines(lines)
  const named = lines.flatMap(({ text: line }, index) =>
    NAMED.test(line) && !inText[index] ? [index] : [],
  )
  return named.flatMap((index, nth) => {
    const next = named[nth + 1]
    if (next === undefined || lines[next]?.text.trimEnd() !== lines[index]?.text.trimEnd())
      return []
    const [part, whole] = [entryAt(lines, index), entryAt(lines, next)]
    const last = index + part.length - 1
    const isBeside = lines.slice(last + 1, next).every(isBlankLine)
    if (!isBeside || !isBeginningOf(part, whole)) return []
    const [, , id = ''] = NAMED.exec(lines[index]?.text ?? '') ?? []
    return [
      {
        range: wholeLine(lines[index] as Line),
        wording: fileWording.unfinishedCopy(id.trimEnd(), index + 1, last + 1, next + 1),
        edits: [removeLines(lines, [index, next - 1], text)],
        cost: 0,
        // It may be meant for another one.
        isGuess: true,
      },
    ]
  })
}
