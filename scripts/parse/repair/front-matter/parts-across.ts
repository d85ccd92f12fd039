import { type Line, linesOf, wholeLine } from '../../../text/lines.ts'
import { fileWording } from '../../file-messages.ts'
import type { FrontMatter } from '../../front-matter.ts'
import type { Repair } from '../repair.ts'
import { endOfKeys, endOfMatter, KEY, keysAtEdge } from './keys.ts'
import { insertBefore, MARK, removeLine } from './mark.ts'

/** So many keys that stand above, too, are front matter, and no line of the text. */
const FEWEST = 2

const isMark = ({ text }: Line): boolean => text.trimEnd() === MARK

const isWithin = (names: readonly string[], others: readonly string[]): boolean =>
  names.length > 0 && names.every((name) => others.includes(name))

/** Some keys of the article between marks of their own, above all of them: what stands above goes. */
const keysAbove = (lines: readonly Line[], top: Line, begin: Line): Repair[] => [
  {
    range: wholeLine(begin),
    wording: fileWording.keysAbove(lines.indexOf(top)),
    edits: [{ start: 0, end: top.start, by: '' }],
    cost: 0,
    // Which of them are right, nobody else can say.
    isGuess: true,
  },
]

/** The keys of the article a second time, right below their mark. */
const keysAgain = (lines: readonly Line[], bodyStart: number): Repair[] => {
  const own = keysAtEdge(lines.filter(({ start }) => start < bodyStart))
  const body = lines.filter(({ start }) => start >= bodyStart)
  const first = body.findIndex((line) => line.text.trim() !== '' && !isMark(line))
  const last = body.findIndex((line, index) => index > first && isMark(line))
  const [top, end] = [body[0], body[last]]
  const again = body.slice(Math.max(first, 0), Math.max(last, 0))
  const begin = again.find(({ text }) => KEY.test(text))
  if (!top || !begin || !end || endOfKeys(body, first) < last) return []
  const names = keysAtEdge(again)
  // Between two marks of its own, a single key is no line of the text.
  const isMarked = isMark(top)
  if (isMarked && names.length > own.length && isWithin(own, names))
    return keysAbove(lines, top, begin)
  if (!isWithin(names, own) || (names.length < FEWEST && !isMarked)) return []
  const written = (part: readonly Line[]) => part.map(({ text }) => text.trim()).join('\n')
  const above = lines.slice(1, lines.indexOf(top) - 1)
  const isSame = written(above) === written(body.slice(first, last))
  return [
    {
      range: wholeLine(begin),
      wording: fileWording.keysAgain(isSame, lines.indexOf(top) + 1, lines.indexOf(end) + 1),
      edits: [{ start: top.start, end: end.start + end.text.length + 1, by: '' }],
      cost: 0,
      // Which of them are right, nobody else can say.
      isGuess: !isSame,
    },
  ]
}

const isEmpty = (line: Line | undefined): boolean => line?.text.trim() === ''

/** The text of the article begins above the mark that should be above it. */
const lateMark = (text: string, lines: Line[]): Repair[] => {
  const last = lines.findIndex((line, index) => index > 0 && line.text.trimEnd() === MARK)
  const end = endOfMatter(lines, 1)
  const first = lines.findIndex((line, index) => index >= end && !isEmpty(line))
  const isText =
    end < first && first < last && !/:\s*[|>][-+]?\s*$/.test(lines[end - 1]?.text ?? '')
  const mark = lines[last]
  if (!mark || !isText || keysAtEdge(lines.slice(first, last)).length > 0) return []
  const put = insertBefore(lines, end, text, fileWording.frontMatter('open'))
  const range = wholeLine(lines[first] as Line)
  // Apart from all text it is a rule of the article.
  if (isEmpty(lines[last - 1]) && isEmpty(lines[last + 1])) return [{ ...put, range }]
  const wording = fileWording.frontMatter('below')
  return [{ ...put, range, wording, edits: [...put.edits, removeLine(mark)] }]
}

/** So much of a text is looked at for keys at its beginning, in UTF-16 units. */
const LOOKED_AT = 1000

/** A mark right below the one that ends the keys, and notes between it and more keys. */
const MARK_AND_NOTES = /^---[ \t]*\r?\n(?:#[^\n]*\n|\s)+/

/** Lines that are no keys above the mark, or keys below it. */
export const partsAcross = (text: string, split: FrontMatter): Repair[] => {
  if ('fault' in split) return []
  const { matterRange, bodyRange } = split
  // Nearly no article has either: to look at the lines of each takes time.
  const beginning = text.slice(bodyRange.start, bodyRange.start + LOOKED_AT)
  if (KEY.test(beginning.replace(MARK_AND_NOTES, '').replace(/^(?:\s|---(?=\s))+/, '')))
    return keysAgain(linesOf(text), bodyRange.start)
  const matter = text.slice(matterRange.start, matterRange.end)
  return /\n\r?\n(?=\S)/.test(matter) ? lateMark(text, linesOf(text)) : []
}
