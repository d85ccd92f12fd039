import { isWritten, type Line, linesOf, wholeLine } from '../../../text/lines.ts'
import { fileWording } from '../../file-messages.ts'
import { isAround, removeLines } from '../lines/fences.ts'
import type { Repair } from '../repair.ts'

/** `Von: Thea <thea@post.example>`: no file has names like these, with capital letters. */
const HEAD =
  /^\**(?:Von|Gesendet|Datum|An|Cc|Kopie|Betreff|Anlagen?|From|Sent|Date|To|Subject):\**(?:\s|$)/i
const CAPITAL = /^\**\p{Lu}/u

const isHead = ({ text }: Line): boolean => HEAD.test(text) && CAPITAL.test(text)

/** So many of them right below one another are of an e-mail; one alone may be a name that somebody has made up. */
const FEWEST = 3

/** `-----Ursprüngliche Nachricht-----` */
const LINE_ABOVE =
  /^\s*-+\s*(?:Ursprüngliche Nachricht|Original ?Message|Weitergeleitete Nachricht)\s*-+/i

/** Where the head of an e-mail begins and ends, with what is said below it before the content begins. */
const headIn = (lines: readonly Line[], isArticle: boolean): [first: number, last: number][] => {
  const first = lines.findIndex(isHead)
  const count = lines.slice(Math.max(first, 0)).findIndex((line) => !isHead(line))
  if (first < 0 || count < FEWEST) return []
  const below = lines.slice(first + count)
  const next = below.findIndex((line) => !isAround(line))
  // In an article all below may be its text.
  const isAbove = below[next]?.text.trimEnd() === '---' && !lines.slice(0, first).some(isWritten)
  if (isArticle && !isAbove) return []
  const said = next < 0 ? [] : below.slice(0, next)
  const begin = LINE_ABOVE.test(lines[first - 1]?.text ?? '') ? first - 1 : first
  // The mark of an article has to be its first line.
  const length = isArticle ? said.length : said.findLastIndex(isWritten) + 1
  return [[begin, first + count - 1 + length]]
}

/** What a program for e-mails sets above a message, pasted with it. */
export const findMailHead = (text: string, isArticle: boolean): Repair[] => {
  // Nearly no file has such a line: the others need no look at their lines.
  if (!/^\**(?:Betreff|Subject|Gesendet|Sent):/m.test(text)) return []
  const lines = linesOf(text)
  return headIn(lines, isArticle).map(([first, last]) => ({
    range: wholeLine(lines[first] as Line),
    wording: fileWording.mailHead(first + 1, last + 1),
    edits: [removeLines(lines, [first, last], text)],
    cost: 0,
    // What somebody wrote is for people to delete.
    isGuess: true,
  }))
}
