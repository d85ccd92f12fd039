import { type Line, wholeLine } from '../../../text/lines.ts'
import { fileWording } from '../../file-messages.ts'
import type { Repair } from '../repair.ts'
import { endOfKeys, KEY } from './keys.ts'
import { MARK, removeLine } from './mark.ts'

/** The marks below the first line, as far as keys and one more mark follow each: the text begins at that. */
const marksAmongKeys = (lines: Line[]): Line[] => {
  const marks = lines.flatMap(({ text }, index) =>
    index > 0 && text.trimEnd() === MARK ? [index] : [],
  )
  const isLast = (at: number, nth: number): boolean => {
    const next = marks[nth + 1] ?? Number.POSITIVE_INFINITY
    return next > endOfKeys(lines, at + 1) || !KEY.test(lines[at + 1]?.text ?? '')
  }
  return marks.slice(0, Math.max(marks.findIndex(isLast), 0)).flatMap((at) => lines[at] ?? [])
}

/** `---` twice at the top, or in the middle of the keys: those below would be text. */
export const marksAmid = (lines: Line[]): Repair[] => {
  const wording = fileWording.frontMatter('amid')
  return marksAmongKeys(lines).map((mark) => ({
    range: wholeLine(mark),
    wording,
    edits: [removeLine(mark)],
    cost: 0,
  }))
}

/** A second mark right below the one that ends the keys, and each that follows. */
const MARK_AGAIN = /---[ \t]*(?:\r?\n|$)/gy

/** All of them at once: a text may have thousands below one another. */
export const marksAgain = (body: string, start: number): Repair[] =>
  [...body.matchAll(MARK_AGAIN)].map(({ 0: mark, index }) => {
    const at = start + index
    return {
      range: { start: at, end: at + MARK.length },
      wording: fileWording.frontMatter('doubled'),
      edits: [{ start: at, end: at + mark.length, by: '' }],
      cost: 0,
    }
  })

/** Keys above the first mark, and more of them below it. */
export const earlyMark = (lines: Line[]): Repair | undefined => {
  const [mark] = marksAmongKeys(lines)
  if (!mark || !lines.slice(0, lines.indexOf(mark)).every(({ text }) => KEY.test(text)))
    return undefined
  const edits = [{ start: 0, end: 0, by: `${MARK}\n` }, removeLine(mark)]
  return { range: wholeLine(mark), wording: fileWording.frontMatter('early'), edits, cost: 0 }
}
