import { edit, type Kind, type Make, orReads, wordsOf } from '../fault.ts'
import type { Line } from '../page.ts'

/** A value on the line that is a text and not in brackets. */
const hasText = ({ kind, value, text }: Line) =>
  (kind === 'key' || kind === 'item') &&
  value !== '' &&
  !/^[>|[{]/.test(value) &&
  !text.includes('!platzhalter')

const bare = (value: string) => value.replace(/^"(.*)"$/, '$1')

const isWords = (line: Line) => hasText(line) && /^"?[\p{L}]/u.test(line.value)

/** The line with another value, which is the place. */
const value =
  (change: (text: string, line: Line) => string | undefined, fits = isWords, stays = false): Make =>
  (line) => {
    if (!fits(line)) return
    const text = bare(line.value)
    const changed = change(text, line)
    if (changed === undefined || changed === line.value) return
    const made = edit(line, 1, `${line.text.slice(0, line.at)}⟦${changed}⟧`, [
      wordsOf(text),
      wordsOf(changed),
    ])
    return stays ? orReads(line, changed.replace(/^(["'])(.*)\1$/, '$2'), made) : made
  }

/** Quotation marks inside a text, which may be meant to be seen. */
const visible = (change: (text: string) => string | undefined) => value(change, isWords, true)

const inside = (text: string, change: (word: string) => string) => {
  const words = text.split(' ')
  const middle = Math.floor(words.length / 2)
  return words.length < 3
    ? undefined
    : words.map((each, index) => (index === middle ? change(each) : each)).join(' ')
}

const wasQuoted = (line: Line) => hasText(line) && line.value.startsWith('"')

/** A quotation mark before the key as well. */
const around =
  (open: string, close: string): Make =>
  (line) =>
    isWords(line) &&
    line.kind === 'key' &&
    edit(
      line,
      1,
      `${line.text.slice(0, line.column)}⟦${open}${line.text.slice(line.column)}${close}⟧`,
      [`${line.key}:`],
    )

const aroundKey =
  (open: string, close: string): Make =>
  (line) =>
    line.kind === 'key' &&
    line.value !== '' &&
    !line.value.startsWith('>') &&
    edit(
      line,
      1,
      `${line.text.slice(0, line.column)}⟦${open}${line.key}${close}⟧${line.text.slice(line.column + line.key.length)}`,
      [`${line.key}:`, `\`${line.key}\``],
    )

export const quotes: Kind[] = [
  { name: 'double quote not closed', make: value((text) => `"${text}`), differs: true },
  { name: 'single quote not closed', make: value((text) => `'${text}`), differs: true },
  { name: 'closing double quote alone', make: value((text) => `${text}"`), differs: true },
  { name: 'closing single quote alone', make: value((text) => `${text}'`), differs: true },
  { name: 'double and single quote', make: value((text) => `"${text}'`), differs: true },
  { name: 'single and double quote', make: value((text) => `'${text}"`), differs: true },
  { name: 'German quotes', make: value((text) => `„${text}“`), differs: true },
  { name: 'English quotes', make: value((text) => `“${text}”`), differs: true },
  { name: 'guillemets', make: value((text) => `»${text}«`), differs: true },
  { name: 'typographic single quotes', make: value((text) => `‘${text}’`), differs: true },
  { name: 'German and straight quote', make: value((text) => `„${text}"`), differs: true },
  { name: 'straight and typographic quote', make: value((text) => `"${text}“`), differs: true },
  { name: 'accents for quotes', make: value((text) => `\`${text}\``), differs: true },
  { name: 'acute accents for quotes', make: value((text) => `´${text}´`), differs: true },
  {
    name: 'two single quotes for a double one',
    make: value((text) => `''${text}''`),
    differs: true,
  },
  { name: 'text behind the quote', make: visible((text) => `"${text}" und mehr`), differs: true },
  { name: 'comma behind the quote', make: value((text) => `"${text}",`), differs: true },
  { name: 'semicolon behind the quote', make: value((text) => `"${text}";`), differs: true },
  {
    name: 'quoted word first',
    make: visible((text) =>
      text.split(' ').length > 2 ? text.replace(/^\S+/, '"$&"') : undefined,
    ),
    differs: true,
  },
  {
    name: 'quotes inside quotes',
    make: visible((text) => {
      const changed = inside(text, (each) => `"${each}"`)
      return changed && `"${changed}"`
    }),
    differs: true,
  },
  {
    name: 'apostrophe inside single quotes',
    make: visible((text) => {
      const changed = inside(text, (each) => `${each}'s`)
      return changed && `'${changed}'`
    }),
    differs: true,
  },
  {
    name: 'backslash inside quotes',
    make: value((text) => `"${text} in C:\\Daten"`),
    differs: true,
  },
  {
    name: 'quotes taken away that are needed',
    make: value((text) => (/: |^[{#@%`*&!|>]|^\d+$/.test(text) ? text : undefined), wasQuoted),
    differs: true,
  },
  {
    name: 'closing quote of a quoted text missing',
    make: value((text) => `"${text}`, wasQuoted),
    differs: true,
  },
  {
    name: 'opening quote of a quoted text missing',
    // `90"` may be meant: inches.
    make: value((text) => (/^\d+$/.test(text) ? undefined : `${text}"`), wasQuoted),
    differs: true,
  },
  { name: 'quote before a key', make: around('"', ''), differs: true },
  { name: 'quotes around key and value', make: around('"', '"'), differs: true },
  { name: 'typographic quotes around a key', make: aroundKey('„', '“'), differs: true },
  { name: 'key with one quote behind', make: aroundKey('', '"'), differs: true },
  { name: 'mixed quotes around a key', make: aroundKey('"', '“'), differs: true },
]
