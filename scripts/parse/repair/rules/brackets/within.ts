import { commonWording } from '../../../../problem/common-messages.ts'
import { quoted } from '../../../../yaml/quote.ts'
import { valueWording } from '../../../value-messages.ts'
import type { Rule } from '../../repair.ts'

/** A pair of brackets on one line, with nothing behind it. */
const WHOLE_BRACKETS = /^(\s*(?:-\s+)*(?:[\w-]+:\s+)?(?:!platzhalter\s+)?)([[{].*[\]}])\s*$/

/** `3300,-`, `3.300,- €`: a price without cents; its dots part thousands, as they never do in YAML. */
const WITHOUT_CENTS = /(?<![\d.])(\d+(?:\.\d{3})*),[-–—]+(?:\s*[^\s\d,:;{}[\]"']+)?(?=\s*[,}\]])/g

/** What stands between brackets with every comma, colon and space that belongs there. */
const punctuated = (text: string): string => {
  const items = text
    .replace(WITHOUT_CENTS, (_, price: string) => price.replaceAll('.', ''))
    .replace(/\s*(?:,\s*){2,}/g, ', ')
    .replace(/\s*;\s*/g, ', ')
    .replace(/,(?=[\w"'])/g, ', ')
    .replace(/(["'])\s+(?:(?:und|oder)\s+)?(?=["'])/g, '$1, ')
  if (text.startsWith('[')) return items
  return items
    .replace(/([^\s,{}"'])\s+(?=[a-z][\w-]*:\s[^"']*[\]}]$)/g, '$1, ')
    .replace(/(["'])\s+(?=[a-z][\w-]*:?\s*["'])/g, '$1, ')
    .replace(/([{,]\s*[a-z][\w-]*)\s*[=:]?\s*(?=["'])/g, '$1: ')
    .replace(/([{,]\s*[a-z][\w-]*):(?=[^\s"'])/g, '$1: ')
    .replace(/([{,]\s*[a-z][\w-]*)\s+(?=[^\s:,{}[\]][^:,{}[\]]*[,}])/g, '$1: ')
}

/** Commas, colons and spaces that are missing or too many between brackets. */
export const bracketSigns: Rule = ({ lines, inText }, index) => {
  const line = lines[index]
  const [, before = '', inside = ''] = (line && WHOLE_BRACKETS.exec(line.text)) ?? []
  const repaired = punctuated(inside)
  if (!line || inside === '' || repaired === inside || inText[index]) return []
  const range = {
    start: line.start + before.length,
    end: line.start + before.length + inside.length,
  }
  const words = valueWording.bracketSigns(inside, repaired)
  return [{ range, wording: words, edits: [{ ...range, by: repaired }], cost: 0.35 }]
}

/** `[Brot, {stats.brote} Laibe]`: the name of a fact in a text between brackets. */
const WITH_FACT = /\{[\w-]+\.[\w.-]+\}/

/** Texts of a list in brackets that name a fact: in YAML the brace would begin a group. */
export const factInBrackets: Rule = ({ lines, inText }, index) => {
  const line = lines[index]
  const [, before = '', inside = ''] = (line && WHOLE_BRACKETS.exec(line.text)) ?? []
  if (!line || inText[index] || !inside.startsWith('[') || /["']/.test(inside)) return []
  const texts = inside.slice(1, -1).split(/\s*,\s*/)
  const bare = texts.find((text) => WITH_FACT.test(text))
  if (bare === undefined) return []
  const start = line.start + before.length
  const range = { start, end: start + inside.length }
  const by = `[${texts.map((text) => (WITH_FACT.test(text) ? quoted(text) : text)).join(', ')}]`
  const words = valueWording.factInBrackets(bare, by)
  return [{ range, wording: words, edits: [{ ...range, by }], cost: 0.3 }]
}

/** `label: Holz: Eiche`: a value with a colon and a space in it. */
const WITH_COLON = /^\s*([a-z][\w-]*):\s+([^\s"'[{].*:\s.*?)\s*$/

/** `Holz: Art: Eiche`: in a list a colon makes a pair of a text, and a second one has no meaning. */
const withTwoColons = (part: string): string | undefined => {
  const text = part.trim()
  return /^[^"'[{]/.test(text) && text.split(/:\s/).length > 2 ? text : undefined
}

/** What stands between two commas, of which those between quotation marks or inner brackets part nothing. */
const PART = /(?:(?<![^\s,[{])(?:"(?:\\.|[^"\\])*"|'(?:''|[^'])*'|\{[^{}]*\}|\[[^[\]]*\])|[^,])+/g

/** `{ a: b: c }`, `rows: [a: b: c]`: brackets in brackets. */
const INNER = /^\s*(?:[a-z][\w-]*:\s+)?(?<inner>[[{].*[\]}])\s*$/

/** The first text with a colon too many between brackets, or between those inside them, and where it begins in them. */
const colonWithin = (inside: string): { text: string; at: number } | undefined => {
  const isList = inside.startsWith('[')
  for (const { 0: part, index } of inside.slice(1, -1).matchAll(PART)) {
    const { inner } = INNER.exec(part)?.groups ?? {}
    const found = inner === undefined ? undefined : colonWithin(inner)
    if (inner !== undefined && found)
      return { text: found.text, at: 1 + index + part.indexOf(inner) + found.at }
    const text = isList ? withTwoColons(part) : WITH_COLON.exec(part)?.[2]
    if (text) return { text, at: 1 + index + part.lastIndexOf(text) }
  }
  return undefined
}

/** A text with a colon too many in a group between braces or a list between brackets. */
export const colonInBraces: Rule = ({ lines, inText }, index) => {
  const line = lines[index]
  const [, before = '', inside = ''] = (line && WHOLE_BRACKETS.exec(line.text)) ?? []
  if (!line || inText[index] || inside === '') return []
  const found = colonWithin(inside)
  if (!found) return []
  const { text, at } = found
  const start = line.start + before.length + at
  const range = { start, end: start + text.length }
  const edits = [{ ...range, by: quoted(text) }]
  return [{ range, wording: commonWording.colon(text), edits, cost: 0.3 }]
}
