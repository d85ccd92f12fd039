import { namesBelow } from '../../../schema/names-below.ts'
import type { Schema } from '../../../schema/schema.ts'
import {
  hasLinesBelow,
  indentOf,
  isBlankLine,
  isItem,
  isKeyOrItem,
  type Line,
  siblingIndent,
  wholeLine,
  writtenBeside,
} from '../../../text/lines.ts'
import { lineWording } from '../../line-messages.ts'
import { BEGINS_TEXT } from '../block-texts.ts'
import { KEY_LINE } from '../flaws/unseen.ts'
import { isHead } from '../lines/heads.ts'
import { plainRun } from '../moved/runs.ts'
import { moved } from '../moved/shift.ts'
import type { Rule, Sheet } from '../repair.ts'
import { isContinued } from './stray-line.ts'

/** A key or a dash with a text behind it, or nothing yet. */
const BEGINS_PLAIN =
  /(?:^\s*-\s|^[^"'#]*:\s)\s*(?:!\S+\s+)?[^\s|>"'[{]|^\s*(?:-\s+)*[a-z][\w-]*:\s*$/

/** A link or an e-mail address, which goes on in no other line. */
const ADDRESS = /:\s+(?:!\S+\s+)?(?:\/|https?:|[^\s"']+@)[^\s"']*\s*$/

/** `features:`, a name of the content with nothing behind it: no text has a line like that. */
const beginsPart = ({ text }: Line, schema: Schema): boolean => {
  const [, name] = /^\s*([a-z][\w-]*):\s*$/.exec(text) ?? []
  return name !== undefined && isHead(name, schema)
}

/** A line that begins with a word, and has another behind it. */
const SENTENCE = /^\s*[\p{L}\d„"(][^\s]*\s+\S/u

/** The strokes that make a heading of the line above them. */
const UNDERLINE = /^\s*(?:-{2,}|={2,})\s*$/

/** An entry that may be one of a list in a text. */
const TEXT_ENTRY = /^\s*-\s+\S/

/** Whether a line may be one of a text: a name of the content begins none. */
const isOfText = ({ text }: Line, schema: Schema | undefined): boolean => {
  const [, word = ''] = /^\s*(?:-\s+)?([a-z][\w-]*)/.exec(text) ?? []
  return !KEY_LINE.test(text) && !(schema && namesBelow(schema).has(word))
}

/** The lines from one on that go on with a text in the same column, as they were pasted into it. */
const pastedFrom = (lines: readonly Line[], index: number, schema: Schema | undefined): Line[] => {
  const column = indentOf(lines[index]?.text ?? '')
  const rest = lines.slice(index)
  const end = rest.findIndex(
    (line, at) =>
      at > 0 &&
      line.text.trim() !== '' &&
      (indentOf(line.text) !== column || !isOfText(line, schema)),
  )
  return (end < 0 ? rest : rest.slice(0, end)).filter(({ text }) => text.trim() !== '')
}

/** A line that may belong to the text above it. */
interface Misplaced {
  line: Line
  index: number
  /** Its column, and the one where it belongs. */
  found: number
  expected: number
  /** Whether the line right above is part of a text that `|` or `>` begins. */
  isBelowText: boolean
  /** Whether a text begins with the line right above: `text: |-`. */
  begins: boolean
  /** Whether it looks like an entry of a list in a text. */
  isEntry: boolean
}

const misplacedAt = (
  { lines, inText }: Sheet,
  index: number,
  schema: Schema | undefined,
): Misplaced | undefined => {
  const line = lines[index] as Line
  const above = lines[writtenBeside(lines, index, -1)]
  const before = lines[index - 1]
  if (!above || !before || inText[index]) return undefined
  const isBelowText = inText[index - 1] === true
  const begins = BEGINS_TEXT.test(before.text)
  const isText = BEGINS_PLAIN.test(above.text) && !ADDRESS.test(above.text)
  const goesOn = isText && SENTENCE.test(line.text)
  if (!isBelowText && !begins && !goesOn) return undefined
  if (isKeyOrItem(line) && !isBelowText) return undefined
  if (schema && beginsPart(line, schema)) return undefined
  const isEntry = TEXT_ENTRY.test(line.text) && !KEY_LINE.test(line.text)
  // It belongs to a list in a text only if the line above is an entry too, or if it holds no key itself.
  if (isItem(line) && !isItem(above) && !isEntry) return undefined
  const found = indentOf(line.text)
  const expected = isBelowText ? indentOf(above.text) : siblingIndent(above) + 2
  if (expected <= found || UNDERLINE.test(line.text)) return undefined
  return { line, index, found, expected, isBelowText, begins, isEntry }
}

/** The lines that were pasted together with a misplaced one, itself included. */
const pastedWith = (misplaced: Misplaced, lines: readonly Line[], schema: Schema | undefined) => {
  const { line, index, isBelowText, begins, isEntry } = misplaced
  const isWrapped = !begins && !isBelowText && isContinued(lines[index - 1] as Line, line)
  const isPasted = isWrapped || (isBelowText && (isEntry || !isKeyOrItem(line)))
  return isPasted ? pastedFrom(lines, index, schema) : [line]
}

/** The first of some lines, up to the first that stands far enough in. */
const tooFarOut = (lines: readonly Line[], expected: number): readonly Line[] => {
  const end = lines.findIndex(({ text }) => indentOf(text) >= expected)
  return end < 0 ? lines : lines.slice(0, end)
}

/** Whether a line is indented as the first one of its text should be: then the text above it is wrong. */
const isRight = ({ index, found, isBelowText }: Misplaced, { lines, inText }: Sheet): boolean => {
  const head = lines
    .slice(0, index)
    .findLast((each, at) => !inText[at] && BEGINS_TEXT.test(each.text))
  return isBelowText && head !== undefined && found === siblingIndent(head) + 2
}

/**
 * Whether a line stands apart at the margin with nothing but such lines below it, to the end of the file: it may go on
 * with the text above, or be what a chat or an e-mail said last.
 */
const isFarewell = ({ index, found, begins }: Misplaced, lines: readonly Line[]): boolean =>
  !begins &&
  found === 0 &&
  isBlankLine(lines[index - 1]) &&
  lines.slice(index).every(({ text }) => indentOf(text) === 0 || text.trim() === '')

const costOf = (misplaced: Misplaced, sheet: Sheet, isPart: boolean): number => {
  const { line, index, isBelowText, begins } = misplaced
  if (isPart) return 1.1
  // A name alone may be a key without its colon; with lines below it, it begins a group.
  const isName = /^\s*[a-z][\w-]*\s*$/.test(line.text)
  if (isRight(misplaced, sheet) || (isName && hasLinesBelow(sheet.lines, index))) return 0.8
  if (isBelowText && isName) return 1.33
  return isBelowText || begins ? 0.5 : 0.6
}

/** A line that continues the text above it, but is not indented far enough for that. */
export const textTooFarOut: Rule = (sheet, index, schema) => {
  const { lines } = sheet
  const misplaced = misplacedAt(sheet, index, schema)
  if (!misplaced) return []
  const { line, found, expected, isBelowText, begins, isEntry } = misplaced
  const pasted = pastedWith(misplaced, lines, schema)
  const run = isKeyOrItem(line) || !begins ? pasted : tooFarOut(plainRun(lines, index), expected)
  const last = lines.indexOf(run.at(-1) as Line)
  const isPart = isKeyOrItem(line) && !(isEntry && pasted.length > 1)
  const wordingOfBelow = isBelowText ? lineWording.textIndent : lineWording.textBelow
  const wordingOfOne = begins ? lineWording.indent : wordingOfBelow
  return [
    {
      range: wholeLine(line),
      wording:
        run.length === 1
          ? wordingOfOne(found, expected)
          : lineWording.indentTogether(found, expected, index + 1, last + 1),
      edits: run.map((each) => moved(each, expected - indentOf(each.text))),
      cost: costOf(misplaced, sheet, isPart),
      isLayout: isPart || undefined,
      ...(isFarewell(misplaced, lines) && { isGuess: true }),
      // The head of the text may have been moved with it.
      ...(begins && { shift: { lines: [index, last], found, by: expected - found } }),
    },
  ]
}
