import { lengthAt, type MarkChange, type Selected, trimmed, withWord } from './selected.ts'

type Sign = '**' | '*'

/** Where a mark cannot reach over: another paragraph, another item. */
const BREAK = /\n[ \t]*\n\s*|\n(?=[ \t]*(?:[-*+]|\d+[.)])\s)/

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

const isMarked = (sign: Sign, stars: number) => (sign === '**' ? stars >= 2 : stars % 2 === 1)

/** Whether words have a sign around them. */
const hasSign = ({ text, start, end }: Selected, sign: Sign): boolean =>
  isMarked(sign, Math.min(starsBefore(text, start), starsBehind(text, end)))

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

const wordsOf = ({ text, start, end }: Selected): string => text.slice(start, end)

const INNER = { '**': /\*\*([^*]+)\*\*/g, '*': /(?<!\*)\*([^*]+)\*(?!\*)/g }

const withSign = (words: string, sign: Sign): string =>
  sign + words.replace(INNER[sign], '$1') + sign

/** What takes the place of a part of a text. */
type Replacement = Pick<MarkChange, 'from' | 'to' | 'by'>

/** Several replacements as one: what stands between them stays. */
const inOne = (text: string, replacements: readonly Replacement[]): Replacement => {
  const [first, ...others] = replacements as [Replacement, ...Replacement[]]
  return others.reduce(
    (all, { from, to, by }) => ({ from: all.from, to, by: all.by + text.slice(all.to, from) + by }),
    first,
  )
}

const setSign = (text: string, parts: readonly Selected[], sign: Sign): MarkChange => {
  const widthAt = (part: Selected) => (hasSign(part, sign) ? 0 : sign.length)
  const change = inOne(
    text,
    parts.map((part) => {
      const words = wordsOf(part)
      const by = hasSign(part, sign) ? words : withSign(words, sign)
      return { from: part.start, to: part.end, by }
    }),
  )
  const start = change.from + widthAt(parts[0] as Selected)
  const end = change.from + change.by.length - widthAt(parts.at(-1) as Selected)
  return { ...change, start, end }
}

const removeSign = (text: string, parts: readonly Selected[], sign: Sign): MarkChange => {
  const change = inOne(
    text,
    parts.map((part) => ({
      from: part.start - sign.length,
      to: part.end + sign.length,
      by: wordsOf(part),
    })),
  )
  return { ...change, start: change.from, end: change.from + change.by.length }
}

/** Bold or italic, or no longer where all of it is; over several paragraphs, each for itself. */
export const changeEmphasis = (selected: Selected, sign: Sign): MarkChange => {
  const parts = partsOf(withWord(selected)).map((part) => withoutStars(trimmed(part)))
  const change = parts.every((part) => hasSign(part, sign)) ? removeSign : setSign
  return change(selected.text, parts, sign)
}
