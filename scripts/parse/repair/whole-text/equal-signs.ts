import type { Edit } from '../../../text/edits.ts'
import {
  indentOf,
  isBlankLine,
  isWritten,
  type Line,
  linesOf,
  siblingIndent,
  wholeLine,
} from '../../../text/lines.ts'
import { fileWording } from '../../file-messages.ts'
import { blockTextLines } from '../block-texts.ts'
import { SURE } from '../costs.ts'
import type { Repair } from '../repair.ts'

/** What other programs set around the keys of an article that they write with equal signs. */
const OTHER_MARK = /^\+{3}\s*$/

/** `title = Das Haus` */
const PAIR = /^(\s*(?:-\s+)?)([a-z][\w-]*)(\s*=\s+)(\S.*)$/

/** `[image]`: the lines below belong to it. */
const GROUP = /^\[([a-z][\w-]*)\]\s*$/

/** `title: Das Haus`, `image:` */
const KEY = /^\s*(?:-\s+)?[a-z][\w-]*:(?:\s|$)/

/** So many lines with equal signs are a way to write; of a single one, the search knows more. */
const FEWEST = 2

/** A line with its colon, further in below the name of a group. */
const withColon = (line: Line, isGrouped: boolean): Edit[] => {
  const [, margin = '', name = '', sign = ''] = PAIR.exec(line.text) ?? []
  const [, group] = GROUP.exec(line.text) ?? []
  if (group) return [{ start: line.start, end: wholeLine(line).end, by: `${group}:` }]
  if (name === '') return []
  const start = line.start + margin.length + name.length
  const colon = { start, end: start + sign.length, by: ': ' }
  const isOut = isGrouped && margin === ''
  return isOut ? [{ start: line.start, end: line.start, by: '  ' }, colon] : [colon]
}

/** The colons of some lines; nothing where others than keys are among them. */
const colonsIn = (lines: readonly Line[]): Edit[] => {
  const written = lines.filter(isWritten)
  const pairs = written.filter(({ text }) => PAIR.test(text))
  const isPlain = written.every(({ text }) => PAIR.test(text) || GROUP.test(text) || KEY.test(text))
  if (pairs.length < FEWEST || !isPlain) return []
  const first = written.findIndex(({ text }) => GROUP.test(text))
  return written.flatMap((line, index) => withColon(line, first >= 0 && index > first))
}

const repairOf = (line: Line, pair: Line, marks: readonly Line[], edits: Edit[]): Repair => {
  const [, , name, , value] = PAIR.exec(pair.text) ?? []
  const dashes = marks.map(({ start, text }) => ({ start, end: start + text.length, by: '---' }))
  return {
    range: wholeLine(line),
    wording: fileWording.otherNotation(`${name}: ${value?.trimEnd()}`, marks.length > 0),
    edits: [...dashes, ...edits].toSorted((a, b) => a.start - b.start),
    cost: SURE,
  }
}

const firstPair = (lines: readonly Line[]) => lines.find(({ text }) => PAIR.test(text))

/** The keys of an article with equal signs for colons, whatever its marks are. */
const inArticle = (lines: readonly Line[]): Repair[] => {
  const [top] = lines
  const isOther = top !== undefined && OTHER_MARK.test(top.text)
  if (!top || !(isOther || top.text.trimEnd() === '---')) return []
  const last = lines.findIndex(
    ({ text }, index) => index > 0 && (OTHER_MARK.test(text) || text.trimEnd() === '---'),
  )
  const end = lines[last]
  const keys = lines.slice(1, Math.max(last, 1))
  const [edits, pair] = [colonsIn(keys), firstPair(keys)]
  if (!end || !pair || edits.length === 0) return []
  const marks = [top, end].filter(({ text }) => OTHER_MARK.test(text))
  return [repairOf(marks[0] ?? pair, pair, marks, edits)]
}

/** `description: Roggen und Salz` */
const VALUE = /^\s*(?:-\s+)*[\w-]+:\s+[^\s#]/

/** For each line, whether it goes on with the value of a name above it: `lambda = 0,035` may be of a text. */
const goingOn = (lines: readonly Line[]): boolean[] => {
  let column: number | undefined
  return lines.map((line) => {
    if (isBlankLine(line)) return column !== undefined
    if (column !== undefined && indentOf(line.text) > column) return true
    column = VALUE.test(line.text) ? siblingIndent(line) : undefined
    return false
  })
}

/** Lines below one another with equal signs for colons, in a file that is nothing but keys. */
const inList = (lines: readonly Line[]): Repair[] => {
  const [inBlock, inValue] = [blockTextLines(lines), goingOn(lines)]
  const repairs: Repair[] = []
  for (let at = 0; at < lines.length; at += 1) {
    const isPair = (index: number) =>
      !inBlock[index] && !inValue[index] && PAIR.test(lines[index]?.text ?? '')
    let end = at
    while (isPair(end)) end += 1
    const run = lines.slice(at, end)
    const [edits, pair] = [colonsIn(run), run[0]]
    if (pair && edits.length > 0) repairs.push(repairOf(pair, pair, [], edits))
    at = Math.max(at, end - 1)
  }
  return repairs
}

/** Keys written as other programs have them, `title = Das Haus`, and what goes with that: `+++` and `[image]`. */
export const findEqualSigns = (text: string, isArticle: boolean): Repair[] => {
  // Nearly no file has such a line: the others need no look at their lines.
  if (!/^[ \t]*(?:-[ \t]+)?[a-z][\w-]*[ \t]*=[ \t]+\S/m.test(text)) return []
  const lines = linesOf(text)
  return isArticle ? inArticle(lines) : inList(lines)
}
