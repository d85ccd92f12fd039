import type { Edit } from '../../../text/edits.ts'
import { indentOf, isKeyOrItem, type Line, siblingIndent, wholeLine } from '../../../text/lines.ts'
import { parseWording } from '../../messages.ts'
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

/** How a line begins that goes on with a text: in small letters, or with a unit. */
const GOES_ON = /^\s*(?:\p{Ll}\S*(?:\s|[.,;!?]?$)|[€%])/u

/** How a line ends whose text goes on: with a comma, or a word in small letters, which no title does. */
const UNFINISHED = /(?:,|\s\p{Ll}+)\s*$/u

/** A key with nothing behind it: a line in its column is its value, if it is neither key nor entry. */
const EMPTY = /^\s*(?:-\s+)*[a-z][\w-]*:\s*$/

/** The line as the end of the text above, which goes on with it; nothing where it may be a note. */
const joinedAbove = (lines: readonly Line[], index: number): Edit[] => {
  const [above, line] = [lines[index - 1], lines[index] as Line]
  if (!above) return []
  const isValue = EMPTY.test(above.text) && indentOf(line.text) === siblingIndent(above)
  const goesOn = GOES_ON.test(line.text) || UNFINISHED.test(above.text)
  if (!isValue && !(PLAIN_VALUE.test(above.text) && goesOn)) return []
  const start = above.start + above.text.trimEnd().length
  return [{ start, end: line.start + line.text.trimEnd().length, by: ` ${line.text.trim()}` }]
}

/** A line without key and value that nothing needs, or that belongs to the text above. */
export const strayLine: Rule = ({ lines }, index) => {
  const line = lines[index] as Line
  const text = line.text.trim()
  const isSentence = SENTENCE_WITH_COLON.test(text)
  if (!RULE_LINE.test(text) && !isSentence && /^\?|^-.|:(?:\s|$)/.test(text)) return []
  if (isKeyOrItem(line) && !isSentence && text !== '-') return []
  // Signs without a word: nobody goes on with a text like that. One word may be a part of it, or a name.
  const isName = /^[a-z][\w-]*$/.test(text)
  const isWord = /^\S+$/.test(text)
  const cost = RULE_LINE.test(text)
    ? 0.35
    : /^[^\p{L}\d„"({]/u.test(text)
      ? 0.55
      : isName
        ? 1.35
        : isWord
          ? 0.75
          : 0.95
  const joined = joinedAbove(lines, index)
  const wording =
    joined.length > 0
      ? parseWording.restOfText(`${lines[index - 1]?.text.trim()} ${text}`)
      : parseWording.strayLine(text)
  const stray = (edits: Edit[], more = 0): Repair => ({
    range: wholeLine(line),
    wording,
    edits,
    cost: cost + more,
    // Where it can be read, it is an unknown name.
    isLayout: isSentence || undefined,
  })
  return joined.length > 0
    ? [stray(joined), stray(replaceLine(line, ''), 0.05)]
    : [stray(replaceLine(line, ''))]
}
