import type { Edit } from '../../../text/edits.ts'
import { indentOf, type Line, wholeLine } from '../../../text/lines.ts'
import { fileWording } from '../../file-messages.ts'
import type { Rule } from '../repair.ts'

/** What ends a passage that other languages leave out, by how it begins. */
const ENDS: Readonly<Record<string, string>> = { '<!--': '-->', '/*': '*/' }

const BEGIN = /^\s*(<!--|\/\*)\s*/

/** Looks no further down for the end. */
const FAR = 200

/** The lines of a passage without the marks around it; nothing where it is not ended, or not in a line of its own. */
const passageFrom = (lines: readonly Line[], first: number, mark: string): string[] | undefined => {
  const end = ENDS[mark] as string
  const texts = lines.slice(first, first + FAR).map(({ text }) => text.trimEnd())
  const last = texts.findIndex((text) => text.includes(end))
  if (last < 1 || !texts[last]?.endsWith(end)) return undefined
  const passage = texts.slice(0, last + 1)
  return passage.map((text, at) => {
    const margin = ' '.repeat(indentOf(text))
    const begun = at === 0 ? margin + text.replace(BEGIN, '') : text
    return at === last ? begun.slice(0, -end.length).trimEnd() : begun.trimEnd()
  })
}

/** The line as a note; one that holds nothing else becomes empty. */
const asNote = ({ start, text }: Line, inner: string): Edit => {
  const column = indentOf(inner)
  const by = inner.trim() === '' ? '' : `${' '.repeat(column)}# ${inner.trim()}`
  return { start, end: start + text.length, by }
}

/** Lines between `<!--` and `-->`: to be left out, as in HTML. */
export const foreignComment: Rule = ({ lines, inText }, index) => {
  const line = lines[index] as Line
  const [, mark] = inText[index] ? [] : (BEGIN.exec(line.text) ?? [])
  const inner = mark === undefined ? undefined : passageFrom(lines, index, mark)
  if (mark === undefined || !inner) return []
  const count = inner.filter((text) => text.trim() !== '').length
  return [
    {
      range: wholeLine(line),
      wording: fileWording.foreignComment(mark, ENDS[mark] as string, count),
      edits: inner.map((text, at) => asNote(lines[index + at] as Line, text)),
      cost: 0.2,
    },
  ]
}
