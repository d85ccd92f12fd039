import { commonWording } from '../../../problem/common-messages.ts'
import { hasLinesBelow, type Line, siblingIndent, wholeLine } from '../../../text/lines.ts'
import { parseWording } from '../../messages.ts'
import type { Repair, Rule } from '../repair.ts'
import { beginsBelow } from './values.ts'

const KEY_WITHOUT_SPACE = /^([a-zA-Z][\w-]*):(\S.*)$/

/** How other languages begin a note. */
const NOTE = /^(?:\/\/|\/\*|<!--|;\s)/

/** `title; Das Haus`: another sign where the colon belongs, or none. */
const KEY_AND_OTHER_SIGN = /^([a-z][\w-]*)(\s*(?:=>|->|:=|[;=,.：→]|[-–](?=\s)|:(?=\S))|)\s*(.*)$/

const IN_BRACKETS = /^(?:\[.*\]|\{.*\})$/

/** `"title“: Das Haus`: quotation marks around a key that YAML does not take for a pair. */
const KEY_IN_QUOTES = /^["'„“”‚‘’»«]*([\w-]+)["'„“”‚‘’»«]*\s*:+\s+(.*)$/

/** `"title: Das Haus"`: quotation marks around key and value. */
const LINE_IN_QUOTES = /^(["'„“])([\w-]+): (.*?)["'“”]$/

/** A key with its value, and another behind it. */
const TWO_KEYS = /^\s*(?:-\s+)*[a-z][\w-]*: .*?\S([,;]?\s+)([a-z][\w-]*): (.*\S)\s*$/

const DASH_WITHOUT_SPACE = /^-([^\s-].*)$/

/** The line without its indentation and dashes becomes `by`. */
const rewrite = (
  { text, start }: Line,
  by: string,
  words: Repair['wording'],
  cost: number,
): Repair => {
  const dashes = /^\s*(?:-\s+)*/.exec(text)?.[0].length ?? 0
  const range = { start: start + dashes, end: wholeLine({ text, start }).end }
  return { range, wording: words, edits: [{ ...range, by }], cost }
}

const bare = ({ text }: Line) => text.replace(/^\s*(?:-\s+)*/, '').trimEnd()

/** `title:Das Haus`, `-Das Haus`. */
export const missingSpace: Rule = ({ lines, inText }, index) => {
  const line = lines[index] as Line
  const text = bare(line)
  if (inText[index]) return []
  const [, item] = DASH_WITHOUT_SPACE.exec(text) ?? []
  if (item) return [rewrite(line, `- ${item}`, commonWording.missingSpace('-', `- ${item}`), 0.3)]
  const [, key, value] = KEY_WITHOUT_SPACE.exec(text) ?? []
  if (!key || value?.startsWith('//')) return []
  const repaired = `${key}: ${value}`
  return [rewrite(line, repaired, commonWording.missingSpace(':', repaired), 0.3)]
}

/** `title Das Haus`, `title; Das Haus`, `text >-`. */
export const missingColon: Rule = ({ lines }, index) => {
  const line = lines[index] as Line
  const text = bare(line)
  if (/^[\w-]+:(\s|$)/.test(text) || beginsBelow(text) || NOTE.test(text)) return []
  const [, word, sign = '', rest = ''] = KEY_AND_OTHER_SIGN.exec(text) ?? []
  if (word === undefined) return []
  const repaired = rest === '' ? `${word}:` : `${word}: ${rest}`
  const isWhole = rest !== '' || hasLinesBelow(lines, index)
  const words = parseWording.missingColon(isWhole ? repaired : `${word}: …`)
  // No text goes on with a list in brackets.
  const cost = IN_BRACKETS.test(rest) ? 0.2 : sign.trim() === '' ? 0.5 : 0.4
  return [rewrite(line, repaired, words, cost)]
}

/** `type: jobs title: Früh aufstehen`: two lines have become one. */
export const joinedLine: Rule = ({ lines, inText }, index) => {
  const line = lines[index] as Line
  const [, gap = '', key = '', rest = ''] = inText[index] ? [] : (TWO_KEYS.exec(line.text) ?? [])
  if (key === '') return []
  const { end } = wholeLine(line)
  const start = end - `${key}: ${rest}`.length
  const column = siblingIndent(line)
  return [
    {
      range: { start, end },
      wording: parseWording.joinedKey(key, `${key}: ${rest}`, column),
      edits: [{ start: start - gap.length, end: start, by: `\n${' '.repeat(column)}` }],
      cost: 0.4,
    },
  ]
}

/** A key with quotation marks around it, or around the whole line, or with two colons. */
export const quotedKey: Rule = ({ lines }, index) => {
  const line = lines[index] as Line
  const text = bare(line)
  const [, , inner, value] = LINE_IN_QUOTES.exec(text) ?? []
  const [, key = inner, rest = value] = inner ? [] : (KEY_IN_QUOTES.exec(text) ?? [])
  if (key === undefined || text.startsWith(`${key}: `)) return []
  const repaired = `${key}: ${rest}`
  return [rewrite(line, repaired, parseWording.keySigns(key, repaired), 0.35)]
}

/** `+   title: Das Haus`: the sign of an added line, copied from a list of changes. */
export const patchSign: Rule = ({ lines }, index) => {
  const { text, start } = lines[index] as Line
  if (!/^[+](?:\s{2,}|[\w-]+:)/.test(text)) return []
  const range = { start, end: start + 1 }
  return [{ range, wording: parseWording.patchSign(), edits: [{ ...range, by: '' }], cost: 0.3 }]
}

/** A note as other languages have it. */
export const foreignNote: Rule = ({ lines }, index) => {
  const line = lines[index] as Line
  return NOTE.test(bare(line)) ? [rewrite(line, '', parseWording.strayLine(bare(line)), 0.3)] : []
}
