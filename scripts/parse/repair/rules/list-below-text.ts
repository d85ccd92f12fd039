import { BULLETS } from '../../../../src/content/markdown/slips/list-lines.ts'
import {
  indentOf,
  isBlankLine,
  isItem,
  isWritten,
  type Line,
  siblingIndent,
} from '../../../text/lines.ts'
import { quoted, unquoted } from '../../../yaml/quote.ts'
import { lineWording } from '../../line-messages.ts'
import { KEY_LINE } from '../flaws/unseen.ts'
import { FAR } from '../lines/group-lines.ts'
import { isHead, isMarkdown, isProse } from '../lines/heads.ts'
import { beginsBelow, namesWithin, readValue } from '../lines/value-of-line.ts'
import type { Rule } from '../repair.ts'

/** An entry that is a text, and what stands behind its sign. */
const ENTRY = new RegExp(`^\\s*(?:[-–${BULLETS}]\\s+)+(\\S.*)$`, 'u')

/** `- ab 2027: 30 €`: words with a colon, as what a list around a text has instead of a group. */
const NAMED = /^\s*-\s+[^"':]+:\s/

/** A list whose name is gone is likelier, where one may stand here. */
const COST = 0.85

/** The columns in which the dashes of the lists around a line stand. */
const listsAround = (lines: readonly Line[], index: number): ReadonlySet<number> => {
  const columns = new Set<number>()
  let inner = siblingIndent(lines[index] as Line)
  for (let at = index; at >= 0 && index - at < FAR && inner > 0; at -= 1) {
    const line = lines[at] as Line
    if (!isWritten(line) || indentOf(line.text) >= inner) continue
    inner = indentOf(line.text)
    if (isItem(line)) columns.add(inner)
  }
  return columns
}

/** Whether the list around an entry goes on below it: one text alone between two groups was meant for a group. */
const isNextOf = (entry: Line, next: Line, columns: ReadonlySet<number>): boolean => {
  const column = indentOf(entry.text)
  return columns.has(column) && isItem(next) && indentOf(next.text) === column
}

/** The entries right below a line; one that begins with a key, or is one of a list around them, is none of a list in a text. */
const entriesBelow = (lines: readonly Line[], index: number): Line[] => {
  const columns = listsAround(lines, index)
  const entries: Line[] = []
  for (let at = index + 1; at < lines.length; at += 1) {
    const line = lines[at] as Line
    if (!isWritten(line)) continue
    const isApart = isBlankLine(lines[at - 1]) || NAMED.test(line.text)
    const isOfList = columns.has(indentOf(line.text)) && isApart
    if (isOfList || !ENTRY.test(line.text) || KEY_LINE.test(line.text)) {
      const [only, ...others] = entries
      const isBetween = only && others.length === 0 && isNextOf(only, line, columns)
      return isBetween ? [] : entries
    }
    entries.push(line)
  }
  return entries
}

/** A text and the list that goes on with it, in one. */
const asSentence = (value: string, entries: readonly Line[]): string => {
  const parts = entries.map(({ text }) => unquoted(ENTRY.exec(text)?.[1]?.trimEnd() ?? ''))
  const beginning = unquoted(value)
  return `${beginning}${/[.!?:,;–]$/.test(beginning) ? '' : ':'} ${parts.join(', ')}`
}

/** A list below a key that has its text already: `text: Unser Brot` above `- Roggen`. */
export const listBelowText: Rule = ({ lines, inText }, index, schema) => {
  const line = lines[index] as Line
  const found = inText[index] ? undefined : readValue(line)
  const [, key = ''] = /^\s*(?:-\s+)*([a-z][\w-]*):\s/.exec(line.text) ?? []
  if (!found || key === '' || beginsBelow(found.value) || /^[{[&*>|]/.test(found.value)) return []
  const entries = entriesBelow(lines, index)
  const [first, last] = [entries[0], entries.at(-1)]
  if (!first || !last || (schema && (isHead(key, schema) || !isProse(key, schema)))) return []
  const end = last.start + last.text.trimEnd().length
  const range = { start: first.start + first.text.search(/\S/), end }
  const start = found.range.start
  if (schema && isMarkdown(key, schema)) {
    const margin = ' '.repeat(siblingIndent(line) + 2)
    const rows = entries.map(({ text }) => `\n${margin}- ${ENTRY.exec(text)?.[1]?.trimEnd()}`)
    const by = `|-\n${margin}${unquoted(found.value)}\n${rows.join('')}`
    const wording = lineWording.listBelowMarkdown(key, margin.length)
    return [{ range, wording, edits: [{ start, end, by }], cost: COST }]
  }
  const by = quoted(asSentence(found.value, entries))
  return [
    {
      range,
      wording: lineWording.listBelowText(key, by),
      edits: [{ start, end, by }],
      cost: COST,
      // The lines of a whole entry in one are no end of a sentence.
      isGuess: namesWithin(by, schema) > 1,
    },
  ]
}
