import { indentOf, isBlankLine, type Line, linesOf, siblingIndent } from '../../../text/lines.ts'
import { lineWording } from '../../line-messages.ts'
import { blockTextLines } from '../block-texts.ts'
import type { Repair } from '../repair.ts'

/** `description: Roggen und Salz.`: a plain text behind its name, with more than one word. */
const PLAIN = /^\s*(?:-\s+)?([a-z][\w-]*):\s+((?!\S+:\s)[\p{L}\d„(]\S*\s.*)$/u

/** `features:`, `title: Das Haus`: no paragraph of a text begins so. */
const KEY = /^\s*(?:-\s+)?[a-z][\w-]*:(?:\s|$)/

/** A sentence at the margin. */
const PARAGRAPH = /^[\p{Lu}\d„(]\S*\s+\S/u

/** The colon that makes a name of what stands before it. */
const COLON = /:\s/

/**
 * What stands below a line: paragraphs at the margin with empty lines between them, and what follows them. Line by
 * line, because a file may have thousands of such places.
 */
const pastedBelow = (lines: readonly Line[], index: number): { pasted: Line[]; below?: Line } => {
  let last = index
  for (let at = index + 1; at < lines.length; at += 1) {
    const line = lines[at] as Line
    if (isBlankLine(line)) continue
    if (!PARAGRAPH.test(line.text)) return { pasted: lines.slice(index + 1, last + 1), below: line }
    last = at
  }
  return { pasted: [] }
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
    const { pasted, below } = pastedBelow(lines, index)
    const isAmid = below && KEY.test(below.text) && indentOf(below.text) === column
    if (!isAmid || !pasted.some((each) => COLON.test(each.text))) return []
    const margin = ' '.repeat(column + 2)
    const start = line.start + line.text.lastIndexOf(value)
    return [
      {
        range: { start, end: line.start + line.text.trimEnd().length },
        wording: lineWording.pastedParagraphs(
          name,
          index + 1,
          index + 1 + pasted.length,
          column + 2,
        ),
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
