import { isWritten, type Line, linesOf, wholeLine } from '../../../text/lines.ts'
import { fileWording } from '../../file-messages.ts'
import { isAround, OPENING, type Part, removeLines } from '../lines/fences.ts'
import type { Repair } from '../repair.ts'
import { SENTENCE_WITH_COLON } from '../rules/stray-line.ts'

/** The line that chat programs draw between what they say and what they show. */
const RULE = /^---\s*$/

/** `- Titel gekürzt`: at the margin no list of a file has texts for entries. */
const TEXT_ENTRY = /^[-*]\s+(?!["']?[\w-]+["']?:(?:\s|$))[\p{L}\d*„"]/u

const isMark = ({ text }: Line): boolean => OPENING.test(text) || RULE.test(text)

/** Whether a line may be one of an answer, or of what it sets apart: none is a key or an entry. */
const isOfAnswer = (line: Line): boolean =>
  isMark(line) ||
  isAround(line) ||
  SENTENCE_WITH_COLON.test(line.text) ||
  TEXT_ENTRY.test(line.text)

/** The longest runs of such lines. */
const runsIn = (lines: readonly Line[]): Part[] => {
  const runs: Part[] = []
  for (const [index, line] of lines.entries()) {
    if (!isOfAnswer(line)) continue
    const last = runs.at(-1)
    if (last && last[1] === index - 1) last[1] = index
    else runs.push([index, index])
  }
  return runs
}

/**
 * What of a run is no content: above all of it down to a mark, below it from one on, and between from mark to mark.
 *
 * @param written the first and the last line that says something
 */
const answerIn = (lines: readonly Line[], written: Part, [from, to]: Part): Part[] => {
  const within = lines.slice(from, to + 1)
  const marks = within.filter(isMark)
  const isTop = written[0] >= from
  const isBottom = written[1] <= to
  const isAmid = !isTop && !isBottom
  if (marks.length < (isAmid ? 2 : 1) || (isTop && isBottom)) return []
  const first = from + within.findIndex(isTop ? isWritten : isMark)
  const last = from + within.findLastIndex(isBottom ? isWritten : isMark)
  const part = lines.slice(first, last + 1)
  // A rule alone divides the file, and is told as that.
  const isSaid = part.some((line) => isWritten(line) && !RULE.test(line.text))
  return isSaid && first <= last ? [[first, last]] : []
}

/**
 * What an answer of a chat program says between the parts of a file without a text of its own, and around it: neither
 * rules nor frames belong there.
 */
export const findAnswers = (text: string): Repair[] => {
  // Nearly no file has such a line: the others need no look at their lines.
  if (!/^(?:```|~~~|---\s*$)/m.test(text)) return []
  const lines = linesOf(text)
  const written: Part = [lines.findIndex(isWritten), lines.findLastIndex(isWritten)]
  const parts = runsIn(lines).flatMap((run) => answerIn(lines, written, run))
  const [first] = parts
  if (!first) return []
  return [
    {
      range: wholeLine(lines[first[0]] as Line),
      wording: fileWording.answerBetween(parts.map(([from, to]) => [from + 1, to + 1])),
      edits: parts.map((part) => removeLines(lines, part, text)),
      cost: 0,
    },
  ]
}
