import { type Line, linesOf, wholeLine } from '../../../text/lines.ts'
import { fileWording } from '../../file-messages.ts'
import { splitFrontMatter } from '../../front-matter.ts'
import type { Repair } from '../repair.ts'
import { KEY } from './keys.ts'
import { MARK } from './mark.ts'
import { earlyMark, marksAgain, marksAmid } from './marks-too-many.ts'
import { explainEnd, explainStart } from './missing-marks.ts'
import { partsAcross } from './parts-across.ts'

/** What stands above both marks, and is not what belongs between them. */
const textAbove = (lines: Line[]): Repair | undefined => {
  const [first] = lines
  const mark = lines.find(({ text }) => text.trimEnd() === MARK)
  if (!first || !mark) return undefined
  const above = lines.slice(0, lines.indexOf(mark))
  const below = lines.slice(above.length + 1).find(({ text }) => /^[^\s#]/.test(text))
  if (!/^[\w-]+:(?:\s|$)/.test(below?.text ?? '')) return undefined
  if (above.some(({ text }) => /^[\w-]+:(?:\s|$)/.test(text))) return undefined
  return {
    range: wholeLine(first),
    wording: fileWording.frontMatter('above'),
    edits: [{ start: 0, end: mark.start, by: '' }],
    cost: 0,
  }
}

/** Empty lines or blanks above the mark or before it. */
const spaceAbove = (text: string, lines: Line[]): Repair[] => {
  const space = /^\s+(?=---\s*\n)/.exec(text)?.[0] ?? ''
  if (space === '') return []
  const late = {
    range: { start: 0, end: 0 },
    wording: fileWording.frontMatter(space.includes('\n') ? 'late' : 'indented'),
    edits: [{ start: 0, end: space.length, by: '' }],
    cost: 0,
  }
  const isMark = (line: Line) => line.text.trim() === MARK
  const isClosed = lines.filter(isMark).length > 1
  return isClosed ? [late] : [late, explainEnd(text, lines, lines.findIndex(isMark) + 1)]
}

/** No mark in the first line: it stands further down, or nowhere. */
const explainMissing = (text: string, lines: Line[]): Repair[] => {
  const space = spaceAbove(text, lines)
  if (space.length > 0) return space
  const misplaced = earlyMark(lines) ?? textAbove(lines)
  return misplaced ? [misplaced] : explainStart(text, lines)
}

/** What is wrong with the marks around the keys at the top of a Markdown file. */
export const explainFrontMatter = (text: string): Repair[] => {
  const split = splitFrontMatter(text)
  const body = 'fault' in split ? undefined : text.slice(split.bodyRange.start)
  const across = partsAcross(text, split)
  if (across.length > 0) return across
  const again = body === undefined ? [] : marksAgain(body, text.length - body.length)
  if (again.length > 0) return again
  // Nearly no text begins with a key: to look at the lines of each takes time.
  if (body !== undefined && !KEY.test(body)) return []
  const lines = linesOf(text)
  if (!('fault' in split)) return marksAmid(lines)
  if (split.fault === 'missing') return explainMissing(text, lines)
  if (split.fault === 'open') return [explainEnd(text, lines, 1)]
  const end = lines[0]?.text.trimEnd().length ?? 0
  const range = { start: split.offset, end }
  // Only what is no program can be read as if it were YAML.
  const edits = /^-*\s*(?:ya?ml)?$/i.test(text.slice(range.start, end))
    ? [{ ...range, by: '' }]
    : []
  return [{ range, wording: fileWording.frontMatter('language'), edits, cost: 0 }]
}
