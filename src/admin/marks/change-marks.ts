/** A text, and what is selected in it. */
export interface Selected {
  text: string
  start: number
  end: number
}

/** What takes the place of a part of a text, and what is selected then, counted in the new text. */
export interface MarkChange {
  from: number
  to: number
  by: string
  start: number
  end: number
}

/** The marks of Markdown that a text needs day by day. */
export type Mark = 'bold' | 'italic' | 'link' | 'list'

const SIGNS = { bold: '**', italic: '*' } as const

/** Where a mark cannot reach over: another paragraph, another item. */
const BREAK = /\n[ \t]*\n\s*|\n(?=[ \t]*(?:[-*+]|\d+[.)])\s)/

/** What stands before the words of a line. */
const LINE_HEAD = /^\s*(?:(?:[-*+]|\d+[.)]|#{1,6}|>)\s+)?/

const WORD = /[\p{L}\p{N}_'’{}.-]/u

const lengthAt = (pattern: RegExp, text: string): number => pattern.exec(text)?.[0].length ?? 0

/** The word around the caret, where nothing is selected. */
const withWord = ({ text, start, end }: Selected): Selected => {
  if (start !== end) return { text, start, end }
  let [from, to] = [start, end]
  while (from > 0 && WORD.test(text.charAt(from - 1))) from -= 1
  while (to < text.length && WORD.test(text.charAt(to))) to += 1
  // The full stop behind a word ends the sentence.
  while (to > start && text.charAt(to - 1) === '.') to -= 1
  return { text, start: from, end: to }
}

const trimmed = ({ text, start, end }: Selected): Selected => {
  const part = text.slice(start, end)
  if (part.trim() === '') return { text, start, end }
  return {
    text,
    start: start + lengthAt(LINE_HEAD, part),
    end: end - lengthAt(/\s*$/, part),
  }
}

const starsBefore = (text: string, at: number) => lengthAt(/\**$/, text.slice(0, at))
const starsBehind = (text: string, at: number) => lengthAt(/^\**/, text.slice(at))

/** Whether the first signs in a text end something: those before it are then no pair with those behind it. */
const endsSomething = (words: string) => /^[^*]*[^\s*]\*/.test(words) && !/^[^*]*\s\*/.test(words)

/** The words alone: signs that are selected with them stand around them as well. */
const withoutStars = ({ text, start, end }: Selected): Selected => {
  const part = text.slice(start, end)
  const words = part.replace(/^\*+|\*+$/g, '')
  if (words === '' || endsSomething(words)) return { text, start, end }
  const from = start + starsBehind(part, 0)
  return { text, start: from, end: from + words.length }
}

const INNER = { '**': /\*\*([^*]+)\*\*/g, '*': /(?<!\*)\*([^*]+)\*(?!\*)/g }

const isMarked = (sign: string, stars: number) => (sign === '**' ? stars >= 2 : stars % 2 === 1)

/** The parts of a selection that a mark has to be set around one by one. */
const partsOf = ({ text, start, end }: Selected): Selected[] => {
  const parts: Selected[] = []
  let from = start
  for (const part of text.slice(start, end).split(BREAK)) {
    const at = text.indexOf(part, from)
    parts.push({ text, start: at, end: at + part.length })
    from = at + part.length
  }
  const written = parts.filter((part) => text.slice(part.start, part.end).trim() !== '')
  return written.length > 0 ? written : [{ text, start, end }]
}

/** Bold or italic, or no longer; over several paragraphs as the first of them is not. */
const around = (selected: Selected, sign: '**' | '*'): MarkChange => {
  const parts = partsOf(withWord(selected)).map((part) => withoutStars(trimmed(part)))
  const { text } = selected
  const starsOf = ({ start, end }: Selected) =>
    Math.min(starsBefore(text, start), starsBehind(text, end))
  const isSet = (part: Selected) => isMarked(sign, starsOf(part))
  const isOff = parts.every(isSet)
  const outer = isOff ? sign.length : 0
  const edge = (part: Selected) => (isOff || isSet(part) ? 0 : sign.length)
  const [first, last] = [parts[0] as Selected, parts.at(-1) as Selected]
  const from = first.start - outer
  let at = from
  let by = ''
  for (const part of parts) {
    const words = text.slice(part.start, part.end)
    const written = edge(part) === 0 ? words : sign + words.replace(INNER[sign], '$1') + sign
    by += text.slice(at, part.start - outer) + written
    at = part.end + outer
  }
  return { from, to: at, by, start: from + edge(first), end: from + by.length - edge(last) }
}

const LINK = /\[([^[\]\n]*)\]\(([^()\s]*)\)/g

const ADDRESS = /^(?:https?:\/\/|mailto:|tel:|\/|#)\S*$/

/** Where a link is to lead until somebody says it: the home page. */
const NOWHERE_ELSE = '/'

/** A link on the words, whose address is selected, to be written; of one that is there, its address. */
const link = (selected: Selected): MarkChange => {
  const { text } = selected
  for (const { index, 0: whole, 1: words = '', 2: address = '' } of text.matchAll(LINK)) {
    if (selected.start < index || selected.end > index + whole.length) continue
    const start = index + words.length + 3
    return { from: index, to: index + whole.length, by: whole, start, end: start + address.length }
  }
  const { start: from, end: to } = trimmed(withWord(selected))
  const words = text.slice(from, to).replace(/\s*\n\s*/g, ' ')
  if (ADDRESS.test(words)) return { from, to, by: `[](${words})`, start: from + 1, end: from + 1 }
  const by = `[${words}](${NOWHERE_ELSE})`
  if (words === '') return { from, to, by, start: from + 1, end: from + 1 }
  const start = from + words.length + 3
  return { from, to, by, start, end: start + NOWHERE_ELSE.length }
}

const ITEM = /^(\s*)[-*+]\s+/

/** The lines as items of a list, or no longer. */
const list = ({ text, start, end }: Selected): MarkChange => {
  const from = text.lastIndexOf('\n', start - 1) + 1
  const below = text.indexOf('\n', Math.max(end, start))
  const to = below < 0 ? text.length : below
  const lines = text.slice(from, to).split('\n')
  const isOff =
    lines.every((line) => line.trim() === '' || ITEM.test(line)) &&
    lines.some((line) => ITEM.test(line))
  const by = lines
    .map((line) =>
      isOff
        ? line.replace(ITEM, '$1')
        : (line.trim() === '' && lines.length > 1) || ITEM.test(line)
          ? line
          : line.replace(/^(\s*)/, '$1- '),
    )
    .join('\n')
  const caret = from + by.length
  return { from, to, by, start: start === end ? caret : from, end: caret }
}

/** Sets a mark on what is selected, or takes it away where it stands already. */
export const changeMarks = (selected: Selected, mark: Mark): MarkChange => {
  if (mark === 'link') return link(selected)
  return mark === 'list' ? list(selected) : around(selected, SIGNS[mark])
}

const ITEM_HEAD = /^[ \t]*(?:[-*+]|\d+[.)])[ \t]+/

/** What Enter does in a list: the next item, or the end of the list where an item is empty; elsewhere nothing. */
export const nextItem = ({ text, start, end }: Selected): MarkChange | undefined => {
  const from = text.lastIndexOf('\n', start - 1) + 1
  const before = text.slice(from, start)
  const [head] = ITEM_HEAD.exec(before) ?? []
  if (start !== end || head === undefined) return undefined
  const isEmpty = before === head && /^[ \t]*(?:\n|$)/.test(text.slice(start))
  const next = `\n${head.replace(/\d+/, (number) => String(Number(number) + 1))}`
  const by = isEmpty ? '' : next
  const at = isEmpty ? from : start
  return { from: at, to: start, by, start: at + by.length, end: at + by.length }
}
