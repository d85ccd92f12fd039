import { namesBelow } from '../../../schema/names-below.ts'
import type { Schema } from '../../../schema/schema.ts'
import type { Edit } from '../../../text/edits.ts'
import {
  indentOf,
  isItem,
  isKeyOrItem,
  type Line,
  nextLine,
  previousLine,
  siblingIndent,
  wholeLine,
} from '../../../text/lines.ts'
import { lineWording } from '../../line-messages.ts'
import { keyIn } from '../lines/group-lines.ts'
import type { Repair, Rule } from '../repair.ts'

/** Another text in the place of a line. */
export const replaceLine = ({ start, text }: Line, by: string) => [
  { start, end: start + text.length, by },
]

/** `Hinweis: bitte prüfen`: what stands before the colon is a word of a sentence, and no name. */
export const SENTENCE_WITH_COLON = /^["']?\p{Lu}[^:]*:\s/u

/** A line drawn with signs. */
const RULE_LINE = /^(?:-{2,}|[=_*~.–—]{3,})$/

/** A value that may go on: a plain one, behind its key or dash. */
const PLAIN_VALUE =
  /^\s*(?:-\s+)*(?:[a-z][\w-]*:\s+[^\s"'[{|>#&*!]|(?![a-z][\w-]*:(?:\s|$))[\p{L}\d])/u

/** The beginning of a line that continues a text: in small letters, or with a unit. */
const GOES_ON = /^\s*(?:\p{Ll}\S*(?:\s|[.,;!?]?$)|[€%])/u

/** The end of a line whose text continues below: a comma, or a word in small letters, which no title ends with. */
const UNFINISHED = /(?:,|\s\p{Ll}+)\s*$/u

/** A key with nothing behind it: a line below it, no further in, is its value, if it is neither key nor entry. */
const EMPTY = /^\s*(?:-\s+)*[a-z][\w-]*:\s*$/

/** Whether a line goes on with the text above it. */
export const isContinued = (above: Line, line: Line): boolean =>
  GOES_ON.test(line.text) || UNFINISHED.test(above.text)

/** Whether what stands below a line is part of a key: a group further in, or a list in its column. */
const isBelowKey = (key: Line, below: Line | undefined): boolean =>
  below !== undefined && indentOf(below.text) >= siblingIndent(key) + (isItem(below) ? 0 : 1)

/** Whether a text is all that stands below a key with nothing behind it: it is meant as its value, if a wrong one. */
export const isValueBelow = (lines: readonly Line[], index: number): boolean => {
  const [above, line] = [lines[index - 1], lines[index] as Line]
  return (
    above !== undefined &&
    EMPTY.test(above.text) &&
    indentOf(line.text) > siblingIndent(above) &&
    /^\s*[\p{L}\d„"](?!.*:(?:\s|$))/u.test(line.text) &&
    !isBelowKey(above, nextLine(lines, index))
  )
}

/** The line as the end of the text above, which goes on with it; nothing where it may be a note. */
const joinedAbove = (lines: readonly Line[], index: number): Edit[] => {
  const [above, line] = [lines[index - 1], lines[index] as Line]
  if (!above || RULE_LINE.test(line.text.trim())) return []
  const isValue =
    EMPTY.test(above.text) &&
    indentOf(line.text) <= siblingIndent(above) &&
    !isBelowKey(above, nextLine(lines, index))
  const goesOn = isContinued(above, line)
  if (!isValue && !(PLAIN_VALUE.test(above.text) && goesOn)) return []
  const start = above.start + above.text.trimEnd().length
  return [{ start, end: line.start + line.text.trimEnd().length, by: ` ${line.text.trim()}` }]
}

/**
 * `Tel.: 0123`, `Unser Tipp: Kuchen`: several words, or an abbreviation, before the colon are not the name of a key.
 */
const OF_LETTER = /^\p{Lu}[\p{L}\d-]*[^\p{L}\d:-][^:]*:(?:\s|$)/u

/** Whether a line is no part of the content by itself: no key, no entry, and no name of the schema. */
const isStray = (line: Line, schema: Schema | undefined): boolean => {
  const text = line.text.trim()
  if (RULE_LINE.test(text) || OF_LETTER.test(text)) return true
  if (text === '' || text.startsWith('#') || isKeyOrItem(line)) return false
  const [word = ''] = /^[a-z][\w-]*/.exec(text) ?? []
  return !(schema && namesBelow(schema).has(word)) && !/^\?|^-.|:(?:\s|$)/.test(text)
}

/** The line above what programs for e-mails set below a message: name, company and ways to reach somebody. */
const SIGNATURE = /^-- ?$/

/** `Mail: theke@post.example`: below such a line, even one word before a colon is no name. */
const isSigned = (line: Line, schema: Schema | undefined): boolean =>
  SENTENCE_WITH_COLON.test(line.text) || isStray(line, schema)

/** The lines right below a stray one that are as stray, in its column: they were pasted at once. */
const pastedBelow = (lines: readonly Line[], index: number, schema: Schema | undefined): Line[] => {
  const above = lines[index]?.text ?? ''
  const column = indentOf(above)
  const isAsStray = SIGNATURE.test(above) ? isSigned : isStray
  const rest = lines.slice(index + 1)
  const end = rest.findIndex((line) => indentOf(line.text) !== column || !isAsStray(line, schema))
  return end < 0 ? rest : rest.slice(0, end)
}

/** What deleting such a line costs: the more it looks like part of something, the more. */
const costOf = (text: string): number => {
  if (RULE_LINE.test(text)) return 0.35
  // Without the mark the text below would become part of the one above.
  if (/^[|>][-+]?$/.test(text)) return 0.95
  // Signs without a word: no text goes on like that.
  if (/^[^\p{L}\d„"({]/u.test(text)) return 0.55
  // A single word may be a key without its colon.
  if (/^[a-z][\w-]*$/.test(text)) return 1.35
  return /^\S+$/.test(text) ? 0.75 : 0.95
}

/** Whether a line may be stray: not a key or an entry, unless it is the beginning of a sentence. */
const mayBeStray = (line: Line): boolean => {
  const text = line.text.trim()
  if (SENTENCE_WITH_COLON.test(text)) return true
  if (!RULE_LINE.test(text) && /^\?|^-.|:(?:\s|$)/.test(text)) return false
  return !isKeyOrItem(line) || text === '-'
}

/** The repairs of one stray line: it goes, or it becomes the end of the text above it. */
const alone = (lines: readonly Line[], index: number): Repair[] => {
  const line = lines[index] as Line
  const text = line.text.trim()
  const joined = joinedAbove(lines, index)
  const wording =
    joined.length > 0
      ? lineWording.restOfText(`${lines[index - 1]?.text.trim()} ${text}`)
      : lineWording.strayLine(text)
  const repair = (edits: Edit[], more = 0): Repair => ({
    range: wholeLine(line),
    wording,
    edits,
    cost: costOf(text) + more,
    // A sentence with a colon is an unknown key where YAML can read it.
    isLayout: SENTENCE_WITH_COLON.test(text) || undefined,
  })
  return joined.length > 0
    ? [repair(joined), repair(replaceLine(line, ''), 0.05)]
    : [repair(replaceLine(line, ''))]
}

/** The repair of several stray lines that were pasted at once: they all go. */
const together = (lines: readonly Line[], index: number, schema: Schema | undefined): Repair[] => {
  const line = lines[index] as Line
  const cost = SIGNATURE.test(line.text) ? 0.95 : costOf(line.text.trim())
  // Below a key with nothing behind it they are its value.
  const isBelowEmpty = EMPTY.test(lines[index - 1]?.text ?? '')
  if (cost <= 0.9 || isBelowEmpty || !isStray(line, schema)) return []
  const pasted = pastedBelow(lines, index, schema)
  const last = pasted.at(-1)
  if (!last) return []
  return [
    {
      range: { start: wholeLine(line).start, end: wholeLine(last).end },
      wording: lineWording.strayLines(pasted.length + 1),
      edits: [line, ...pasted].flatMap((each) => replaceLine(each, '')),
      cost: cost + 0.05,
    },
  ]
}

/** A text with a dash. */
const TEXT_ITEM = /^\s*-\s+(?![\w-]+:(?:\s|$))[\p{L}\d]/u

/** `- Samstag nach Vereinbarung` in the column of the names above and below it: there is no list. */
const isBetweenNames = (lines: readonly Line[], index: number): boolean => {
  const line = lines[index] as Line
  const [above, below] = [previousLine(lines, index), nextLine(lines, index)]
  if (!above || !below || !TEXT_ITEM.test(line.text) || EMPTY.test(above.text)) return false
  const isBeside = (each: Line) =>
    keyIn(each) !== undefined && siblingIndent(each) === indentOf(line.text)
  return isBeside(above) && isBeside(below) && !isItem(below)
}

/** A line that is neither key nor value: nothing needs it, or it belongs to the text above. */
export const strayLine: Rule = ({ lines }, index, schema) =>
  (mayBeStray(lines[index] as Line) && !isValueBelow(lines, index)) || isBetweenNames(lines, index)
    ? [...alone(lines, index), ...together(lines, index, schema)]
    : []
