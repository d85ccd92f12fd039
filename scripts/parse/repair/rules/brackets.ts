import { commonWording } from '../../../problem/common-messages.ts'
import { indentOf, type Line, wholeLine } from '../../../text/lines.ts'
import { quoted } from '../../../yaml/quote.ts'
import { lineWording } from '../../line-messages.ts'
import { valueWording } from '../../value-messages.ts'
import { headsIn } from '../heads.ts'
import type { Repair, Rule } from '../repair.ts'

/** `key: [` or `- {`. */
const OPENING_BRACKET = /^\s*(?:-\s+)*(?:[^\s"'#[{-][^:"'[{]*:\s+)?(?:!\S+\s+)?([[{])/

const CLOSING: Record<string, string> = { '[': ']', '{': '}' }

const withoutQuoted = (text: string) => text.replace(/"(?:[^"\\]|\\.)*"|'(?:[^']|'')*'/g, '')

/** Brackets that are still open behind a text, the outermost first. */
const openBehind = (text: string, before: readonly string[] = []): string[] => {
  const open = [...before]
  for (const sign of withoutQuoted(text)) {
    if (CLOSING[sign]) open.push(sign)
    else if (sign === CLOSING[open.at(-1) ?? '']) open.pop()
  }
  return open
}

const NEXT_KEY = /^\s*(?:-\s|[\w-]+:(?:\s|$))/

/** Whether the brackets are closed before the next key or item that can't be in them. */
const isClosedBelow = (lines: Line[], index: number, opened: string[]): boolean => {
  const indent = indentOf(lines[index]?.text ?? '')
  let open = opened
  for (let below = index + 1; below < lines.length; below += 1) {
    const { text } = lines[below] as Line
    if (NEXT_KEY.test(text) && indentOf(text) <= indent) return false
    open = openBehind(text, open)
    if (open.length === 0) return true
  }
  return false
}

/** A text that only begins with a bracket: several words, and neither comma nor colon. */
const isText = (value: string) => /\S\s+\S/.test(value.slice(1)) && !/[,:]/.test(value)

/** A pair of brackets on one line, with nothing behind it. */
const WHOLE_BRACKETS = /^(\s*(?:-\s+)*(?:[\w-]+:\s+)?(?:!platzhalter\s+)?)([[{].*[\]}])\s*$/

/** What stands between brackets with every comma, colon and space that belongs there. */
const punctuated = (text: string): string => {
  const items = text
    // `3300,-` is a price without cents.
    .replace(/(?<=\d),[-–—]+(?=\s*[,}\]])/g, '')
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

/** A text with a colon in a group between braces. */
export const colonInBraces: Rule = ({ lines, inText }, index) => {
  const line = lines[index]
  const [, before = '', inside = ''] = (line && WHOLE_BRACKETS.exec(line.text)) ?? []
  if (!line || inText[index] || !inside.startsWith('{')) return []
  let start = line.start + before.length + 1
  for (const part of inside.slice(1, -1).split(',')) {
    const [, , text] = WITH_COLON.exec(part) ?? []
    if (text) {
      const from = start + part.lastIndexOf(text)
      const range = { start: from, end: from + text.length }
      const edits = [{ ...range, by: quoted(text) }]
      return [{ range, wording: commonWording.colon(text), edits, cost: 0.3 }]
    }
    start += part.length + 1
  }
  return []
}

/** `times: { … }, { … }`: several groups behind a key, which are a list only between brackets. */
const SEVERAL_GROUPS =
  /^(\s*(?:-\s+)*[\w-]+:\s+)(\{[^{}:]*:[^{}]*\}(?:\s*(?:[,;]\s*)?\{[^{}:]*:[^{}]*\})+)\s*$/

/** A list of groups on one line without the brackets around it. */
export const bareGroups: Rule = ({ lines, inText }, index) => {
  const line = lines[index]
  const [, before = '', groups = ''] = (line && SEVERAL_GROUPS.exec(line.text)) ?? []
  if (!line || groups === '' || inText[index]) return []
  const start = line.start + before.length
  const range = { start, end: start + groups.length }
  const by = `[${groups.replace(/\}\s*[,;]?\s*\{/g, '}, {')}]`
  const words = valueWording.bareGroups(before.trim().replace(/^-\s+/, ''), by)
  return [{ range, wording: words, edits: [{ ...range, by }], cost: 0.35 }]
}

/** `pay: from: 14.5, to: 16`: the parts of a group behind its head. */
const PARTS_OF_GROUP =
  /^(\s*(?:-\s+)*([a-z][\w-]*):\s+(?:!\w+\s+)?)([a-z][\w-]*:\s+[^\s,;{}[\]"'][^,;{}[\]"']*(?:[,;]\s*[a-z][\w-]*:\s+[^\s,;{}[\]"'][^,;{}[\]"']*)+)$/

/** A group on one line without the braces around it. */
export const bareBraces: Rule = ({ lines, inText }, index, schema) => {
  const line = lines[index]
  const [, before = '', head = '', parts = ''] =
    (line && !inText[index] && PARTS_OF_GROUP.exec(line.text.trimEnd())) || []
  if (!line || !schema || parts === '') return []
  const each = parts.split(/[,;]\s*/).map((part) => part.trim())
  const isPart = headsIn(schema).some(
    ({ name, isList, inner }) =>
      name === head && !isList && each.every((part) => inner.has(part.slice(0, part.indexOf(':')))),
  )
  if (!isPart) return []
  const start = line.start + before.length
  const range = { start, end: start + parts.length }
  const by = `{ ${each.join(', ')} }`
  const words = valueWording.bareBraces(before.trim().replace(/^-\s+/, ''), by)
  return [{ range, wording: words, edits: [{ ...range, by }], cost: 0.3 }]
}

/** `postcodes: "48231", "48232"`: several quoted texts behind a key. */
const SEVERAL_TEXTS =
  /^(\s*(?:-\s+)*[\w-]+:\s+)((?:"[^"]*"|'[^']*')(?:\s*[,;]\s*(?:"[^"]*"|'[^']*'))+)\s*$/

/** A list of texts on one line without the brackets around it. */
export const bareTexts: Rule = ({ lines, inText }, index) => {
  const line = lines[index]
  const [, before = '', texts = ''] = (line && SEVERAL_TEXTS.exec(line.text)) ?? []
  if (!line || texts === '' || inText[index]) return []
  const start = line.start + before.length
  const range = { start, end: start + texts.length }
  const by = `[${texts.replace(/\s*[,;]\s*(?=["'])/g, ', ')}]`
  const words = valueWording.bareTexts(before.trim().replace(/^-\s+/, ''), by)
  return [{ range, wording: words, edits: [{ ...range, by }], cost: 0.33 }]
}

/** The groups that stand in one pair of braces: its names come a second time, in the same order. */
const groupsIn = (group: string): string[] => {
  const names = [...group.matchAll(/[{,]\s*([\w-]+):/g)].map(([, name]) => name)
  const count = names.indexOf(names[0], 1)
  const isAgain = names.every((name, at) => name === names[at % count])
  if (count < 1 || !isAgain || names.length % count !== 0) return []
  const parts = group.slice(1, -1).split(new RegExp(`,\\s*(?=${names[0]}:)`))
  return parts.map((part) => `{ ${part.trim()} }`)
}

/** `- { opens: …, closes: …, opens: …, closes: … }`: several groups between one pair of braces. */
export const groupsInOne: Rule = ({ lines, inText }, index) => {
  const line = lines[index]
  if (!line || inText[index]) return []
  return [...line.text.matchAll(/\{[^{}]*\}/g)].flatMap(({ 0: group, index: at }) => {
    const groups = groupsIn(group)
    if (groups.length === 0) return []
    const before = line.text.slice(0, at)
    const list = groups.join(', ')
    const isAlone = /^\s*-\s+$/.test(before)
    const by = isAlone ? groups.join(`\n${before}`) : /[[,]\s*$/.test(before) ? list : `[${list}]`
    const range = { start: line.start + at, end: line.start + at + group.length }
    const words = valueWording.groupsInOne(isAlone ? groups.map((each) => `- ${each}`) : [by])
    return [{ range, wording: words, edits: [{ ...range, by }], cost: 0.3 }]
  })
}

/** `[a, b}`, `[a, b)`: the sign that stands where another one closes; not the end of `(a)`. */
const wrongEnd = (value: string): string => {
  const [sign = ''] = /[\])}]$/.exec(value) ?? []
  const isOwn = sign === ')' && value.split('(').length === value.split(')').length
  return isOwn ? '' : sign
}

/** `[a,` above `b]`, no further in: the list goes on in the line below, and ends there. */
const brokenBracket = (lines: readonly Line[], index: number, open: string): Repair[] => {
  const [line, below] = [lines[index] as Line, lines[index + 1]]
  const isRest =
    below !== undefined &&
    indentOf(below.text) <= indentOf(line.text) &&
    /^[^[\]{}:]*[\]}]$/.test(below.text.trim())
  if (!isRest || !/,\s*$/.test(line.text) || !below.text.trim().endsWith(CLOSING[open] ?? ''))
    return []
  const start = line.start + line.text.trimEnd().length
  const range = wholeLine(below)
  const whole = `${line.text.trim()} ${below.text.trim()}`
  const edits = [{ start, end: range.start, by: ' ' }]
  return [{ range, wording: lineWording.restOfText(whole), edits, cost: 0.3 }]
}

/** A bracket that nobody closes, or that another one closes. */
export const openBracket: Rule = ({ lines, inText }, index) => {
  const line = lines[index]
  const match = line && OPENING_BRACKET.exec(line.text)
  if (!match || inText[index]) return []
  const open = openBehind(line.text)
  const broken = open.length === 1 ? brokenBracket(lines, index, open[0] ?? '') : []
  if (broken.length > 0) return broken
  if (open.length === 0 || isClosedBelow(lines, index, open)) return []
  const range = { start: line.start + match[0].length - 1, end: wholeLine(line).end }
  const value = line.text.slice(match[0].length - 1).trimEnd()
  if (isText(value)) {
    const edits = [{ ...range, by: quoted(value) }]
    return [{ range, wording: valueWording.specialSign(value), edits, cost: 0.4 }]
  }
  const closing = open.reverse().map((sign) => CLOSING[sign] ?? '')
  const wrong = wrongEnd(value)
  const edits = [{ start: range.end - wrong.length, end: range.end, by: closing.join('') }]
  const words = valueWording.openBracket(match[1] ?? '', closing.join(''), value, wrong)
  return [{ range, wording: words, edits, cost: 0.4 }]
}
