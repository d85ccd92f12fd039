import { indentOf, isKeyOrItem, type Line, linesOf } from '../lines.ts'
import { wording } from '../messages.ts'
import type { Explanation } from './explanation.ts'
import { isInBlockText } from './open-quote.ts'

/** Signs with which other programs begin the entries of a list, and a tab behind the dash. */
const LIST_SIGN =
  /^(\s*)(?:([–—−•·*+_.]|-(?=[-–]\s)-|-\s+-(?=\s+[\w-]+:\s)|\d+[.)])[ \t]+|-( *\t\s*))(?=\S)/

/** Whether a list may have an entry here: below a dash in the same column, or below its key. */
const isInList = (lines: Line[], index: number): boolean => {
  const column = indentOf(lines[index]?.text ?? '')
  const above = lines
    .slice(0, index)
    .findLast(({ text }) => /^\s*[^\s#]/.test(text) && indentOf(text) <= column)
  if (!above) return /^\s*\S+\s+[\w-]+:/.test(lines[index]?.text ?? '')
  return isKeyOrItem(above) && (/:\s*$/.test(above.text) || /^\s*-\s/.test(above.text))
}

const explainSign = (line: Line): Explanation[] => {
  const [whole = '', indent = '', sign, gap] = LIST_SIGN.exec(line.text) ?? []
  const start = line.start + indent.length
  const repaired = `- ${line.text.slice(whole.length).trimEnd()}`
  const edits = [{ start, end: line.start + line.text.length, by: repaired }]
  if (gap !== undefined) {
    const range = { start: start + 1, end: start + 1 + gap.length }
    return [{ range, wording: wording.tabBehindDash(repaired), edits }]
  }
  if (sign === undefined) return []
  const range = { start, end: start + sign.length }
  return [{ range, wording: wording.listSign(sign, repaired), edits }]
}

/** Entries of a list that begin with another sign than a dash and a space. */
export const findListSigns = (text: string): Explanation[] => {
  const lines = linesOf(text)
  return lines.flatMap((line, index) =>
    LIST_SIGN.test(line.text) && !isInBlockText(lines, index) && isInList(lines, index)
      ? explainSign(line)
      : [],
  )
}
