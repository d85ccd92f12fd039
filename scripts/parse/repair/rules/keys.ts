import { commonWording } from '../../../problem/common-messages.ts'
import { namesBelow } from '../../../schema/names-below.ts'
import {
  hasLinesBelow,
  indentOf,
  type Line,
  siblingIndent,
  wholeLine,
} from '../../../text/lines.ts'
import { fileWording } from '../../file-messages.ts'
import { keyWording } from '../../key-messages.ts'
import { lineWording } from '../../line-messages.ts'
import { isYesOrNo } from '../lines/heads.ts'
import { beginsBelow } from '../lines/value-of-line.ts'
import type { Repair, Rule } from '../repair.ts'
import { isValueBelow } from './stray-line.ts'

const KEY_WITHOUT_SPACE = /^([a-zA-Z][\w-]*)\s*:(\S.*)$/

/** How other languages begin a note. */
const NOTE = /^(?:\/\/|\/\*|<!--|;\s)/

/** `title; Das Haus`: another sign where the colon belongs, or none. */
const KEY_AND_OTHER_SIGN = /^([a-z][\w-]*)(\s*(?:=>|->|:=|[;=,.：→]|[-–](?=\s))|)\s*(.*)$/

const IN_BRACKETS = /^(?:\[.*\]|\{.*\})$/

/** `"title“: Das Haus`, `**title:** Das Haus`: signs around a key that YAML does not take for a pair. */
const KEY_IN_SIGNS = /^["'„“”‚‘’»«*]*([\w-]+)["'„“”‚‘’»«*]*\s*:+\**(?:\s+(.*))?$/

/** `"title: Das Haus"`: quotation marks around key and value. */
const LINE_IN_QUOTES = /^(["'„“])([\w-]+): (.*?)["'“”]$/

/** A key with its value, and another, or an entry, behind it; names between brackets are of the value. */
const TWO_KEYS =
  /^\s*(?:-\s+)*[a-z][\w-]*: (?:(?:!\S+ )?(?:\{[^{}]*\}|\[[^[\]]*\])|.*?\S)([,;]?\s+|(?=-\s)|(?<=\S["']|[}\]]))((?:-\s+)?)([a-z][\w-]*): (.*\S)\s*$/

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

/** `title:Das Haus`, `title :Das Haus`, `-Das Haus`. */
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

/** A word that names something is meant for that rather than for the rest of a text above it. */
const KNOWN = 0.45

/** `title Das Haus`, `title; Das Haus`, `text >-`. */
export const missingColon: Rule = ({ lines }, index, schema) => {
  const line = lines[index] as Line
  const text = bare(line)
  if (/^[\w-]+:(\s|$)/.test(text) || beginsBelow(text) || NOTE.test(text)) return []
  const [, word, sign = '', rest = ''] = KEY_AND_OTHER_SIGN.exec(text) ?? []
  if (word === undefined) return []
  const isKnown = schema !== undefined && namesBelow(schema).has(word)
  // `nach Tarif` below `pay:` is a text in the place of a group, and no name of it.
  if (rest !== '' && sign.trim() === '' && !isKnown && isValueBelow(lines, index)) return []
  const isHead = rest === '' && hasLinesBelow(lines, index)
  // Who writes nothing but the name of what is or is not, says that it is.
  const isYes = rest === '' && !isHead && schema !== undefined && isYesOrNo(word, schema)
  const value = isYes ? 'true' : rest
  const repaired = value === '' ? `${word}:` : `${word}: ${value}`
  const isWhole = value !== '' || isHead
  const words = keyWording.missingColon(isWhole ? repaired : `${word}: …`)
  // No text goes on with a list in brackets.
  const alone = isKnown ? KNOWN : 0.5
  const cost = IN_BRACKETS.test(rest) ? 0.2 : sign.trim() === '' ? alone : 0.4
  return [rewrite(line, repaired, words, cost)]
}

/** The columns of the entries around a line, from the inside. */
const dashesAround = (lines: readonly Line[], index: number): number[] => {
  const columns = lines
    .slice(0, index + 1)
    .filter(({ text }) => /^\s*-\s/.test(text))
    .map(({ text }) => indentOf(text))
    .filter((column) => column < siblingIndent(lines[index] as Line))
  return [...new Set(columns.reverse())]
}

/** `type: jobs title: Früh aufstehen`, `title: "Das Haus"text: >-`: two lines have become one. */
export const joinedLine: Rule = ({ lines, inText }, index) => {
  const line = lines[index] as Line
  const [, gap = '', dash = '', key = '', rest = ''] = inText[index]
    ? []
    : (TWO_KEYS.exec(line.text) ?? [])
  if (key === '') return []
  const { end } = wholeLine(line)
  const start = end - `${dash}${key}: ${rest}`.length
  const columns = dash === '' ? [siblingIndent(line)] : dashesAround(lines, index)
  return columns.map((column, count) => ({
    range: { start, end },
    wording: keyWording.joinedKey(key, `${dash}${key}: ${rest}`, column, gap.trim()),
    edits: [{ start: start - gap.length, end: start, by: `\n${' '.repeat(column)}` }],
    // Right behind a quotation mark nothing else can well have been meant.
    cost: (gap === '' && dash === '' ? 0.3 : 0.4) + 0.02 * count,
  }))
}

/** `v    title: Das Haus`, `> title: Das Haus`: something that is no key, before a key or an entry. */
const BEFORE_KEY = /^(\s*)((?!-\s)[^\s:#"'][^:"']{0,30}?)(\s+)((?:-\s+)?[a-z][\w-]*:(?:\s.*)?)$/

/** Words or signs that got before a key: typed there, or in the place of its blanks. */
export const wordBefore: Rule = ({ lines, inText }, index, schema) => {
  const line = lines[index] as Line
  const [, indent = '', found = '', gap = '', rest = ''] = inText[index]
    ? []
    : (BEFORE_KEY.exec(line.text) ?? [])
  const [key = ''] = /[\w-]+(?=:)/.exec(rest) ?? []
  // A word of a sentence may have a colon behind it, too.
  if (found === '' || (schema && !namesBelow(schema).has(key))) return []
  const start = line.start + indent.length
  const { length } = indent
  const columns = [0, -1, found.length, -gap.length].map((more) => length + gap.length + more)
  return [...new Set(columns)].map((column, count) => ({
    range: { start, end: start + found.length },
    wording: lineWording.wordBefore(found, rest.trimEnd(), column),
    edits: [{ start: line.start, end: start + found.length + gap.length, by: ' '.repeat(column) }],
    cost: 0.5 + 0.02 * count,
  }))
}

/** The comma behind a value as JSON has it: what stands before it is a whole value, and no sentence goes on behind it. */
const COMMA_OF_JSON =
  /(?<=^(?:"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?|true|false|null|\[[^[\]]*\]|\{[^{}]*\})\s*),$/

/** `"title": "Das Haus",` without what makes it a line of JSON. */
const withoutComma = (text: string, value: string): string =>
  text.startsWith('"') ? value.replace(COMMA_OF_JSON, '').trimEnd() : value

/** A key with quotation marks or asterisks around it, or around the whole line, or with two colons. */
export const quotedKey: Rule = ({ lines }, index) => {
  const line = lines[index] as Line
  const text = bare(line)
  const [, , inner, value] = LINE_IN_QUOTES.exec(text) ?? []
  const [, key = inner, rest = value ?? ''] = inner ? [] : (KEY_IN_SIGNS.exec(text) ?? [])
  if (key === undefined || `${text} `.startsWith(`${key}: `)) return []
  const repaired = `${key}: ${withoutComma(text, rest)}`.trimEnd()
  return [rewrite(line, repaired, keyWording.keySigns(key, repaired), 0.35)]
}

const PATCH_SIGN = /^[+](?:\s{2,}|[\w-]+:)/

/** What changed lines have behind their signs: margin and dash, and the name. */
const CHANGED = /^[+-](\s{2,}-\s|\s{2,}[\w-]+:)/

/** The index of the first of the former lines above new ones that took their place; of the new ones where there are none. */
const firstFormer = (lines: readonly Line[], added: number): number => {
  let first = added
  while (/^-\s{2,}\S/.test(lines[first - 1]?.text ?? '')) first -= 1
  const [, former] = CHANGED.exec(lines[first]?.text ?? '') ?? []
  const [, now] = CHANGED.exec(lines[added]?.text ?? '') ?? []
  return former !== undefined && former === now ? first : added
}

/** `+   title: Das Haus`: the sign of added lines, copied from a list of changes, maybe below those that they replace. */
export const patchSign: Rule = ({ lines }, index) => {
  const isPatch = (at: number) => PATCH_SIGN.test(lines[at]?.text ?? '')
  if (!isPatch(index)) return []
  let first = index
  while (isPatch(first - 1)) first -= 1
  let last = index
  while (isPatch(last + 1)) last += 1
  const former = firstFormer(lines, first)
  const gone = lines
    .slice(former, first)
    .map(({ start }, at) => ({ start, end: lines[former + at + 1]?.start ?? start, by: '' }))
  const signs = lines.slice(first, last + 1).map(({ start }) => ({ start, end: start + 1, by: '' }))
  const { start } = lines[former] as Line
  const wording =
    gone.length > 0
      ? fileWording.patchLines(gone.length, signs.length)
      : fileWording.patchSign(last - first)
  return [{ range: { start, end: start + 1 }, wording, edits: [...gone, ...signs], cost: 0.3 }]
}

/** A note as other languages have it. */
export const foreignNote: Rule = ({ lines }, index) => {
  const line = lines[index] as Line
  return NOTE.test(bare(line)) ? [rewrite(line, '', lineWording.strayLine(bare(line)), 0.3)] : []
}
