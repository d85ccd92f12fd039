import { type Line, linesOf, wholeLine } from '../../text/lines.ts'
import { fileWording } from '../file-messages.ts'
import { type FrontMatter, splitFrontMatter } from '../front-matter.ts'
import type { Repair } from './repair.ts'

const MARK = '---'

/** `--`, `----` or ` ---` where `---` belongs, or what other programs set around the keys: `+++`. */
const NEARLY_MARK = /^\s*-{2,}\s*$|^\s+---\s*$|^(?:[–—-]\s?){1,4}\s*$|^[*=_.+]{3,}\s*$/

/** The line below a block of code, and any around one. */
const FENCE = /^(?:`{3,}|~{3,})\s*$/
const ANY_FENCE = /^\s*(?:`{3,}|~{3,})/

const KEY_OR_BELOW = /^(?:[\w-]+\s*:(?:\s|$)|\s+\S|-\s|#)/

/** A key at the margin, as no sentence begins. */
const KEY = /^[a-z][\w-]*:(?:\s|$)/

/** What may be left below the keys of a file that was saved in part: nothing, or the beginning of one more. */
const HALF_A_KEY = /^\s*[\w-]*$/

/** The first line that can't be front matter any more: empty before the text, or the text itself. */
const endOf = (lines: Line[], from: number): number => {
  const end = endOfKeys(lines, from)
  // A line that is damaged is none where keys follow right below.
  const paragraph = lines.slice(end)
  const gap = paragraph.findIndex(({ text }) => text.trim() === '')
  const last = paragraph.slice(0, Math.max(gap, 0)).findLastIndex(({ text }) => KEY.test(text))
  return last < 0 ? end : endOf(lines, end + last)
}

const endOfKeys = (lines: Line[], from: number): number => {
  let end = from
  for (let index = from; index < lines.length; index += 1) {
    const { text = '' } = lines[index] ?? {}
    if (text.trim() === '') continue
    if (!KEY_OR_BELOW.test(text)) break
    // A note stands below a key, or keys follow it: another line with # is a heading of the text.
    const isApart = end === from || end < index
    if (!(text.startsWith('#') && isApart)) end = index + 1
  }
  return end
}

const replaceLine = (line: Line, words: Repair['wording']): Repair => ({
  range: wholeLine(line),
  wording: words,
  edits: [{ start: line.start, end: line.start + line.text.length, by: MARK }],
  cost: 0,
})

const insertBefore = (
  lines: Line[],
  index: number,
  text: string,
  words: Repair['wording'],
): Repair => {
  const line = lines[index]
  const at = line?.start ?? text.length
  const mark = line ? `${MARK}\n` : `\n${MARK}\n`
  return {
    range: { start: at, end: at + (line?.text.trimEnd().length ?? 0) },
    wording: words,
    edits: [{ start: at, end: at, by: mark }],
    cost: 0,
  }
}

/** The mark below the keys: missing, or not quite one. */
const explainEnd = (text: string, lines: Line[], from: number): Repair => {
  const end = endOf(lines, from)
  // The other fences of a text are pairs: one alone is the end of a block of code that the keys were.
  const isFenced = lines.filter(({ text: line }) => ANY_FENCE.test(line)).length % 2 === 1
  const nearly = lines.findIndex(
    ({ text: line }, index) =>
      index >= from && index <= end && (NEARLY_MARK.test(line) || (isFenced && FENCE.test(line))),
  )
  const line = lines[nearly]
  if (line) return replaceLine(line, fileWording.frontMatter('open'))
  const below = lines[end] ? text.slice(lines[end].start) : ''
  return HALF_A_KEY.test(below)
    ? { ...insertBefore(lines, lines.length, text, fileWording.frontMatter('cut')), isGuess: true }
    : insertBefore(lines, end, text, fileWording.frontMatter('open'))
}

/** The mark above the keys. With the one below missing as well, both are one mistake. */
const explainStart = (text: string, lines: Line[]): Repair[] => {
  const [first] = lines
  const words = fileWording.frontMatter('missing')
  const isNearly = first !== undefined && NEARLY_MARK.test(first.text)
  const start = isNearly
    ? replaceLine(first, words)
    : { ...insertBefore(lines, 0, text, words), range: firstWordOf(first) }
  const isClosed = lines.some(({ text: line }, index) => index > 0 && line.trimEnd() === MARK)
  const end = isClosed ? undefined : explainEnd(text, lines, isNearly ? 1 : 0)
  const isDamaged = end && end.edits[0]?.start !== end.edits[0]?.end
  if (end && isDamaged) return [start, end]
  return [{ ...start, edits: [...start.edits, ...(end?.edits ?? [])] }]
}

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

const removed = ({ start, text }: Line) => ({ start, end: start + text.length + 1, by: '' })

/** `---` twice at the top, or in the middle of the keys: those below would be text. */
const marksAmid = (lines: Line[]): Repair[] => {
  const wording = fileWording.frontMatter('amid')
  return marksAmongKeys(lines).map((mark) => ({
    range: wholeLine(mark),
    wording,
    edits: [removed(mark)],
    cost: 0,
  }))
}

/** A second mark right below the one that ends the keys, and each that follows. */
const MARK_AGAIN = /---[ \t]*(?:\r?\n|$)/gy

/** All of them at once: a text may have thousands below one another. */
const marksAgain = (body: string, start: number): Repair[] =>
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
const earlyMark = (lines: Line[]): Repair | undefined => {
  const [mark] = marksAmongKeys(lines)
  if (!mark || !lines.slice(0, lines.indexOf(mark)).every(({ text }) => KEY.test(text)))
    return undefined
  const edits = [{ start: 0, end: 0, by: `${MARK}\n` }, removed(mark)]
  return { range: wholeLine(mark), wording: fileWording.frontMatter('early'), edits, cost: 0 }
}

const namesIn = (lines: readonly Line[]): string[] =>
  lines.flatMap(({ text }) => /^[a-z][\w-]*(?=:(?:\s|$))/.exec(text)?.[0] ?? [])

/** So much of a text is looked at for keys at its beginning, in UTF-16 units. */
const LOOKED_AT = 1000

/** So many keys that stand above, too, are front matter, and no line of the text. */
const FEWEST = 2

/** The keys of the article a second time, right below their mark. */
const keysAgain = (lines: readonly Line[], bodyStart: number): Repair[] => {
  const own = namesIn(lines.filter(({ start }) => start < bodyStart))
  const body = lines.filter(({ start }) => start >= bodyStart)
  const isMark = ({ text }: Line) => text.trimEnd() === MARK
  const first = body.findIndex((line) => line.text.trim() !== '' && !isMark(line))
  const last = body.findIndex((line, index) => index > first && isMark(line))
  const [top, begin, end] = [body[0], body[first], body[last]]
  const names = namesIn(body.slice(Math.max(first, 0), Math.max(last, 0)))
  if (!top || !begin || !end || endOfKeys(body, first) < last) return []
  if (names.length < FEWEST || !names.every((name) => own.includes(name))) return []
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
  const end = endOf(lines, 1)
  const first = lines.findIndex((line, index) => index >= end && !isEmpty(line))
  const isText =
    end < first && first < last && !/:\s*[|>][-+]?\s*$/.test(lines[end - 1]?.text ?? '')
  const mark = lines[last]
  if (!mark || !isText || namesIn(lines.slice(first, last)).length > 0) return []
  const put = insertBefore(lines, end, text, fileWording.frontMatter('open'))
  const range = wholeLine(lines[first] as Line)
  // Apart from all text it is a rule of the article.
  if (isEmpty(lines[last - 1]) && isEmpty(lines[last + 1])) return [{ ...put, range }]
  const wording = fileWording.frontMatter('below')
  return [{ ...put, range, wording, edits: [...put.edits, removed(mark)] }]
}

const firstWordOf = (line: Line | undefined) => {
  const length = line?.text.search(/\s|$/) ?? 0
  return { start: 0, end: Math.max(length, 1) }
}

/** Lines that are no keys above the mark, or keys below it. */
const partsAcross = (text: string, split: FrontMatter): Repair[] => {
  if ('fault' in split) return []
  const { matterRange, bodyRange } = split
  // Nearly no article has either: to look at the lines of each takes time.
  const beginning = text.slice(bodyRange.start, bodyRange.start + LOOKED_AT)
  if (KEY.test(beginning.replace(/^(?:\s|---(?=\s))+/, '')))
    return keysAgain(linesOf(text), bodyRange.start)
  const matter = text.slice(matterRange.start, matterRange.end)
  return /\n\r?\n(?=\S)/.test(matter) ? lateMark(text, linesOf(text)) : []
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
  const [first] = lines
  const space = /^\s+(?=---\s*\n)/.exec(text)?.[0] ?? ''
  if (split.fault === 'missing' && space) {
    const edits = [{ start: 0, end: space.length, by: '' }]
    const late = {
      range: { start: 0, end: 0 },
      wording: fileWording.frontMatter(space.includes('\n') ? 'late' : 'indented'),
      edits,
      cost: 0,
    }
    const isClosed = lines.filter((line) => line.text.trim() === MARK).length > 1
    const from = lines.findIndex((line) => line.text.trim() === MARK) + 1
    return isClosed ? [late] : [late, explainEnd(text, lines, from)]
  }
  const above = textAbove(lines)
  const early = earlyMark(lines)
  if (split.fault === 'missing' && early) return [early]
  if (split.fault === 'missing' && above) return [above]
  if (split.fault === 'missing') return explainStart(text, lines)
  if (split.fault === 'open') return [explainEnd(text, lines, 1)]
  const end = first?.text.trimEnd().length ?? 0
  const range = { start: split.offset, end }
  // Only what is no program can be read as if it were YAML.
  const edits = /^-*\s*(?:ya?ml)?$/i.test(text.slice(range.start, end))
    ? [{ ...range, by: '' }]
    : []
  return [{ range, wording: fileWording.frontMatter('language'), edits, cost: 0 }]
}
