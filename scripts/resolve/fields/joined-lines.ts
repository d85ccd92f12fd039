import { hasOwnLines } from '../../../src/content/markdown/slips/joined-lines.ts'
import { commonWording } from '../../problem/common-messages.ts'
import { type Found, NOTHING, onlyProblems } from '../look-ups/found.ts'
import { faultAt, type Place, rangeAt } from '../place.ts'
import { markdownWording } from './markdown-messages.ts'

/** The mark of a text in several lines, at the end of the line above it: `>-`. */
const MARK = /([>|])[-+\d]*(?=[ \t]*(?:#[^\n]*)?\r?\n$)/

/** A text as it is written, and the mark above it. */
const writtenAt = (place: Place) => {
  const { text } = place.file.source
  const { start, end } = rangeAt(place)
  const above = Math.max(start - 200, 0)
  // Most texts stand behind their keys.
  const mark = text.charAt(start - 1) === '\n' ? MARK.exec(text.slice(above, start)) : null
  return {
    lines: text.slice(start, end),
    start,
    sign: mark?.[1],
    mark: mark && { start: above + mark.index, end: above + mark.index + mark[0].length },
  }
}

/** Two entries of a list, one below the other; the blanks before them apart. */
const ENTRIES =
  /(?<![^\n])([ \t]*)(?:[-*+•]|\d+[.)])[ \t]+\S[^\r\n]*(?=(?:\r?\n[ \t]*){1,2}(?:[-*+•]|\d+[.)])[ \t])/

/** A list in a text whose lines become one. */
export const findList = (place: Place): Found => {
  const { lines, start, sign } = writtenAt(place)
  const list = sign || !place.file.locate(place.path).quoted ? ENTRIES.exec(lines) : null
  if (!list) return NOTHING
  const [entry, blanks = ''] = list
  const from = start + list.index
  const range = { start: from + blanks.length, end: from + entry.length }
  return onlyProblems([faultAt(place, markdownWording.listInText(), range)])
}

/** A line of a text that was meant for whoever edits it. */
const NOTE = /(?<=\n[ \t]*)#[ \t]+\S[^\r\n]*/

/** A note between the lines of a text, where there are none: visitors would read it. */
export const findNote = (place: Place): Found => {
  const { lines, start, mark } = writtenAt(place)
  const note = mark ? NOTE.exec(`\n${lines}`) : null
  if (!note) return NOTHING
  const from = start + note.index - 1
  const range = { start: from, end: from + note[0].length }
  return onlyProblems([faultAt(place, markdownWording.noteInText(), range)])
}

/**
 * A line right below another one that begins what needs a line of its own; or the one below a heading. One sign alone
 * makes a note.
 */
const NEEDS_LINES =
  /(?:^|\n)([ \t]*)\S[^\n]*\n\1(?:(?:[-*+]|\d+[.)]|#{2,6})[ \t]+\S|\|)|(?:^|\n)([ \t]*)#{2,6}[ \t]+\S[^\n]*\n\2\S/

/** A heading that YAML takes for a note. */
const HEADING = /\n[ \t]*#{2,6}[ \t]/

/** Above Markdown that needs its lines: a mark that makes one of several, or no mark, which does the same. */
export const findFolded = (place: Place): Found => {
  const { lines, start, sign, mark } = writtenAt(place)
  const { key, quoted } = place.file.locate(place.path)
  if (mark) {
    if (sign !== '>') return NOTHING
    return NEEDS_LINES.test(lines) || hasOwnLines(lines)
      ? onlyProblems([faultAt(place, markdownWording.foldedList(), mark)])
      : findNote(place)
  }
  if (quoted || !key) return NOTHING
  const above = place.file.source.text.slice(key.end, start)
  if (!NEEDS_LINES.test(lines) && !HEADING.test(above)) return NOTHING
  const words = commonWording.unmarkedMarkdown(String(place.path.at(-1)), !above.includes('\n'))
  return onlyProblems([faultAt(place, words, key)])
}
