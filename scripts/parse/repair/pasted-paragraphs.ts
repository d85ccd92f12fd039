import { indentOf, isBlankLine, type Line, linesOf, siblingIndent } from '../../text/lines.ts'
import { lineWording } from '../line-messages.ts'
import { blockTextLines } from './block-texts.ts'
import type { Repair } from './repair.ts'

/** `description: Roggen und Salz.`: a plain text behind its name, with more than one word. */
const PLAIN = /^\s*(?:-\s+)?([a-z][\w-]*):\s+((?!\S+:\s)[\p{L}\d„(]\S*\s.*)$/u

/** `features:`, `title: Das Haus`: no paragraph of a text begins so. */
const KEY = /^\s*(?:-\s+)?[a-z][\w-]*:(?:\s|$)/

/** A sentence at the margin. */
const PARAGRAPH = /^[\p{Lu}\d„(]\S*\s+\S/u

/** The colon that makes a name of what stands before it. */
const COLON = /:\s/

/** How many of some lines are paragraphs at the margin, with empty lines between them. */
const countPasted = (lines: readonly Line[]): number => {
  const end = lines.findIndex((line) => !isBlankLine(line) && !PARAGRAPH.test(line.text))
  const run = lines.slice(0, Math.max(end, 0))
  return run.findLastIndex((line) => !isBlankLine(line)) + 1
}

/**
 * A text of several paragraphs that was pasted behind its name: all but the first stand at the margin, and one of them
 * has a colon, by which it would be a name of its own.
 */
export const findPastedParagraphs = (text: string): Repair[] => {
  // Nearly no file has such a line: the others need no look at their lines.
  if (!/^[\p{Lu}\d„(][^\n]*:\s/mu.test(text)) return []
  const lines = linesOf(text)
  const inText = blockTextLines(lines)
  return lines.flatMap((line, index) => {
    if (inText[index] || !isBlankLine(lines[index + 1])) return []
    const [, name = '', value = ''] = PLAIN.exec(line.text) ?? []
    const column = siblingIndent(line)
    if (name === '' || column === 0) return []
    const count = countPasted(lines.slice(index + 1))
    const pasted = lines.slice(index + 1, index + 1 + count)
    const below = lines.slice(index + 1 + count).find((each) => !isBlankLine(each))
    const isAmid = below && KEY.test(below.text) && indentOf(below.text) === column
    if (!isAmid || !pasted.some((each) => COLON.test(each.text))) return []
    const margin = ' '.repeat(column + 2)
    const start = line.start + line.text.lastIndexOf(value)
    return [
      {
        range: { start, end: line.start + line.text.trimEnd().length },
        wording: lineWording.pastedParagraphs(name, index + 1, index + 1 + count, column + 2),
        edits: [
          { start, end: start, by: `>-\n${margin}` },
          ...pasted
            .filter((each) => !isBlankLine(each))
            .map((each) => ({ start: each.start, end: each.start, by: margin })),
        ],
        cost: 0.4,
      },
    ]
  })
}
