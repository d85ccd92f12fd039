import { isKeyOrItem, isWritten, type Line, linesOf, wholeLine } from '../../../text/lines.ts'
import { fileWording } from '../../file-messages.ts'
import type { Repair } from '../repair.ts'

/** The line above, or below, a block of code: three backticks at the edge, above maybe with a language. */
export const OPENING = /^(?:`{3,}|~{3,})[ \t]*[\w-]*[ \t]*$/
const CLOSING = /^(?:`{3,}|~{3,})[ \t]*$/

/** Lines of a frame, from the first to the last of them. */
export type Part = [first: number, last: number]

/** Whether a line is a sentence of an answer, or nothing: none that a file of content begins with. */
export const isAround = (line: Line): boolean =>
  !isWritten(line) || (!isKeyOrItem(line) && !/^(?:---|\.\.\.|\s)/.test(line.text))

/** Whether content begins here, be it an article or a list: a block of code in a text is none. */
const isContent = (line: Line | undefined): boolean =>
  line !== undefined && (line.text.startsWith('---') || isKeyOrItem(line))

/** What stands above the content, down to the line that opens the frame. */
const above = (lines: readonly Line[]): Part | undefined => {
  const opening = lines.findIndex(({ text }) => OPENING.test(text))
  const first = lines.findIndex(isWritten)
  const isFrame = first === opening || isContent(lines.slice(opening + 1).find(isWritten))
  return isFrame && lines.slice(0, opening).every(isAround) ? [first, opening] : undefined
}

/** What stands below the content, from the line that closes the frame. */
const below = (lines: readonly Line[], opening: number, isArticle: boolean): Part | undefined => {
  const last = lines.findLastIndex(isWritten)
  const closing = lines.findLastIndex(({ text }) => CLOSING.test(text))
  if (closing <= opening) return undefined
  // Where the frame is not closed, the others are the pairs of blocks of code inside of it.
  const marks = lines.slice(opening + 1).filter(({ text }) => OPENING.test(text)).length
  // Of an article it may be but the keys, with the text below them.
  const isWhole =
    !isArticle ||
    lines
      .slice(opening + 1)
      .find(isWritten)
      ?.text.startsWith('---')
  const isFrame = isWhole && marks % 2 === 1 && lines.slice(closing + 1).every(isAround)
  return closing === last || isFrame ? [closing, last] : undefined
}

/** Lines with their breaks, so that nothing of them is left. */
export const removeLines = (lines: readonly Line[], [first, last]: Part, whole: string) => {
  const [start, end] = [lines[first]?.start ?? 0, lines[last + 1]?.start ?? whole.length]
  return { start, end, by: '' }
}

const wordingOf = (parts: readonly Part[]) =>
  parts.every(([first, last]) => first === last)
    ? fileWording.fences(parts.length)
    : fileWording.answerAround(parts.map(([first, last]) => [first + 1, last + 1]))

/** What a chat program sets around a whole file that it shows, and says about it: as text nobody means it. */
export const findFences = (text: string, isArticle: boolean): Repair[] => {
  // Nearly no file has such a line: the others need no look at their lines.
  if (!/^(?:```|~~~)/m.test(text)) return []
  const lines = linesOf(text)
  const top = above(lines)
  if (!top) return []
  const bottom = below(lines, top[1], isArticle)
  const parts = bottom ? [top, bottom] : [top]
  return [
    {
      range: wholeLine(lines[top[0]] as Line),
      wording: wordingOf(parts),
      edits: parts.map((part) => removeLines(lines, part, text)),
      cost: 0,
    },
  ]
}
