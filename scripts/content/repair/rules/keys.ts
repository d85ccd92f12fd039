import { type Line, wholeLine } from '../../lines.ts'
import { wording } from '../../messages.ts'
import type { Repair, Rule } from '../repair.ts'
import { beginsBelow } from './values.ts'

const KEY_WITHOUT_SPACE = /^([\w-]+):(\S.*)$/

/** How other languages begin a note. */
const NOTE = /^(?:\/\/|\/\*|<!--)/

/** `title; Das Haus`: another sign where the colon belongs, or none. */
const KEY_AND_OTHER_SIGN = /^([^\s;=,：]+)(\s*[;=,：]?)\s*(.*)$/

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
  if (item) return [rewrite(line, `- ${item}`, wording.missingSpace('-', `- ${item}`), 0.3)]
  const [, key, value] = KEY_WITHOUT_SPACE.exec(text) ?? []
  if (!key || value?.startsWith('//')) return []
  const repaired = `${key}: ${value}`
  return [rewrite(line, repaired, wording.missingSpace(':', repaired), 0.3)]
}

/** `title Das Haus`, `title; Das Haus`, `text >-`. */
export const missingColon: Rule = ({ lines }, index) => {
  const line = lines[index] as Line
  const text = bare(line)
  if (/:(\s|$)/.test(text.replace(/["'].*/, '')) || beginsBelow(text) || NOTE.test(text)) return []
  const [, word = text, sign = '', rest = ''] = KEY_AND_OTHER_SIGN.exec(text) ?? []
  if (!/^[\w-]+$/.test(word)) return []
  const repaired = rest === '' ? `${word}:` : `${word}: ${rest}`
  const words = wording.missingColon(rest === '' ? `${word}: …` : repaired)
  return [rewrite(line, repaired, words, sign.trim() === '' ? 0.5 : 0.4)]
}

/** A note as other languages have it. */
export const foreignNote: Rule = ({ lines }, index) => {
  const line = lines[index] as Line
  return NOTE.test(bare(line)) ? [rewrite(line, '', wording.strayLine(bare(line)), 0.3)] : []
}
