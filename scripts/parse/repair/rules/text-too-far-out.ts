import { namesBelow } from '../../../schema/names-below.ts'
import type { Schema } from '../../../schema/schema.ts'
import {
  hasLinesBelow,
  indentOf,
  isItem,
  isKeyOrItem,
  type Line,
  siblingIndent,
  wholeLine,
  writtenBeside,
} from '../../../text/lines.ts'
import { parseWording } from '../../messages.ts'
import { KEY_LINE } from '../flaws/unseen.ts'
import { isHead } from '../heads.ts'
import type { Rule } from '../repair.ts'
import { BEGINS_TEXT, plainRun } from '../runs.ts'
import { moved } from '../shift.ts'
import { isContinued } from './stray-line.ts'

/** A key or a dash with a text behind it, or nothing yet. */
const BEGINS_PLAIN =
  /(?:^\s*-\s|^[^"'#]*:\s)\s*(?:!\S+\s+)?[^\s|>"'[{]|^\s*(?:-\s+)*[a-z][\w-]*:\s*$/

/** `features:`, a name of the content with nothing behind it: no text has a line like that. */
const beginsPart = ({ text }: Line, schema: Schema): boolean => {
  const [, name] = /^\s*([a-z][\w-]*):\s*$/.exec(text) ?? []
  return name !== undefined && isHead(name, schema)
}

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

/** A line that goes on with the text above it, and stands too far out for that. */
export const textTooFarOut: Rule = ({ lines, inText }, index, schema) => {
  const line = lines[index] as Line
  const above = lines[writtenBeside(lines, index, -1)]
  const before = lines[index - 1]
  if (!above || !before || inText[index]) return []
  const found = indentOf(line.text)
  const isBelowText = inText[index - 1] === true
  const begins = BEGINS_TEXT.test(before.text)
  const isSentence = /^\s*[\p{L}\d„"(][^\s]*\s+\S/u.test(line.text)
  if (!isBelowText && !begins && !(BEGINS_PLAIN.test(above.text) && isSentence)) return []
  if (isKeyOrItem(line) && !isBelowText) return []
  if (schema && beginsPart(line, schema)) return []
  const isEntry = TEXT_ENTRY.test(line.text) && !KEY_LINE.test(line.text)
  // Of a list in a text the entries above say that it is one, or that its entries hold no names.
  if (isItem(line) && !isItem(above) && !isEntry) return []
  const expected = isBelowText ? indentOf(above.text) : siblingIndent(above) + 2
  if (expected <= found || /^\s*(?:-{2,}|={2,})\s*$/.test(line.text)) return []
  // One step below its key it stands right, and the text above it does not.
  const head = lines
    .slice(0, index)
    .findLast((each, at) => !inText[at] && BEGINS_TEXT.test(each.text))
  const isRight = isBelowText && head !== undefined && found === siblingIndent(head) + 2
  const isWrapped = !begins && !isBelowText && isContinued(before, line)
  const isPasted = isWrapped || (isBelowText && (isEntry || !isKeyOrItem(line)))
  const pasted = isPasted ? pastedFrom(lines, index, schema) : [line]
  const run = isKeyOrItem(line) || !begins ? pasted : plainRun(lines, index)
  const last = lines.indexOf(run.at(-1) as Line)
  // A name alone may be a key without its colon; with lines below it, it begins a group.
  const isName = /^\s*[a-z][\w-]*\s*$/.test(line.text)
  const isHead = isName && hasLinesBelow(lines, index)
  const asText = isBelowText || begins ? 0.5 : 0.6
  const isList = isEntry && pasted.length > 1
  const cost =
    isKeyOrItem(line) && !isList
      ? 1.1
      : isRight || isHead
        ? 0.8
        : isBelowText && isName
          ? 1.33
          : asText
  const words =
    isBelowText && run.length === 1
      ? parseWording.textIndent(found, expected)
      : run.length === 1
        ? parseWording.textBelow(found, expected)
        : parseWording.indentTogether(found, expected, index + 1, last + 1)
  return [
    {
      range: wholeLine(line),
      wording: words,
      edits: run.map((each) => moved(each, expected - indentOf(each.text))),
      cost,
      isLayout: (isKeyOrItem(line) && !isList) || undefined,
      // The head of the text may have been moved with it.
      ...(begins && { shift: { lines: [index, last], found, by: expected - found } }),
    },
  ]
}
