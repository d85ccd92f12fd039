import { commonWording } from '../../../problem/common-messages.ts'
import { isName } from '../../../schema/german-words.ts'
import { namesBelow } from '../../../schema/names-below.ts'
import { suggest } from '../../../schema/suggest.ts'
import {
  hasLinesBelow,
  indentOf,
  type Line,
  linesBelow,
  siblingIndent,
} from '../../../text/lines.ts'
import type { Range } from '../../../text/source-file.ts'
import { PLACEHOLDER_TAG } from '../../../yaml/placeholder-tag.ts'
import { quoted, typed, unquoted } from '../../../yaml/quote.ts'
import { parseWording } from '../../messages.ts'
import type { Repair, Rule, Sheet } from '../repair.ts'

const VALUE_OF_LINE = /^(\s*[^\s:#"'-][^:]*:\s+|\s*(?:-\s+)+[a-z][\w-]*:\s+)(\S.*)$/
const ITEM_OF_LINE = /^(\s*(?:-\s+)+)(\S.*)$/

/** A value that stands in the lines below, as it should. */
const BEGINS_TEXT = /^(!\S+\s*)?([|>][-+\d]*)?(\s+#.*)?$/

const BEGINS_WITH_SIGN = /^(?:[@%`&*|>!,\]}]|[-?](?:\s|$))/

/** Brackets that hold something, and text behind them: `{stats.projects} Projekte`. */
const BRACKETS_AND_TEXT = /^(\{[^{}]*\}|\[[^[\]]*\])\s*[^\s#,\]}]/

/** A group between braces, and words behind it: `{ opens: "08:00", closes: "12:00" } und mehr`. */
const GROUP_AND_WORDS = /^(\{\s*[a-z][\w-]*:\s[^{}]*\})\s*([^\s#,\]}].*)$/

/** A word between braces that is no name: `{Haustür} von 1911`. */
const WORD_IN_BRACES = /^\{([^{}.:,]*[^{}.:,a-z\d_-][^{}.:,]*)\}(?=\s*[^\s#,\]}])/i

/** A name in braces, and whatever follows it. */
const FACT_AND_TEXT = /^\{[a-z][\w-]*\.[\w.-]+\}\s*[^\s#]/

/** A tag of ours stands before the value and is right. */
const TAG = /^!platzhalter\s+/

/** Whether nothing of a value stands behind its key: it follows in the lines below. */
export const beginsBelow = (value: string): boolean => BEGINS_TEXT.test(value)

interface Value {
  value: string
  range: Range
}

/** `Text  # Notiz`: a note behind a text that no quotation mark opens stays a note. */
const NOTE_BEHIND = /(?<=\S)\s+#(?:\s.*)?$/

/** The value on a line, behind its key or dash, without a note. */
const readValue = ({ text, start }: Line): Value | undefined => {
  const match = VALUE_OF_LINE.exec(text) ?? ITEM_OF_LINE.exec(text)
  if (!match?.[1] || !match[2]) return undefined
  const tag = TAG.exec(match[2])?.[0] ?? ''
  const written = match[2].slice(tag.length).trimEnd()
  const value = /^["']/.test(written) ? written : written.replace(NOTE_BEHIND, '')
  const from = start + match[1].length + tag.length
  return { value, range: { start: from, end: from + value.length } }
}

/** A text with the last quotation mark of a pair alone: `{company.city} backt"`. */
const LAST_MARK_ALONE = /^([^"]*[^"\d])"$/

/** The text in quotation marks, where YAML takes its signs for its own. */
const quote = (
  { range, value }: Value,
  words: (value: string) => Repair['wording'],
  cost: number,
): Repair => {
  const text = LAST_MARK_ALONE.exec(value)?.[1] ?? value
  const edits = [{ ...range, by: quoted(unquoted(text)) }]
  return { range, wording: words(text), edits, cost }
}

const remove = (range: Range, words: Repair['wording'], cost: number): Repair => ({
  range,
  wording: words,
  edits: [{ ...range, by: '' }],
  cost,
})

/** `!plazthalter Muster`, `!wichtig Text`: a word with `!` that is not ours. */
const tag = (sheet: Sheet, index: number, { value, range }: Value): Repair[] => {
  const [word = '!'] = /^!\s+platzhalter\b|^\S+/.exec(value) ?? []
  const place = { start: range.start, end: range.start + word.length }
  // Behind the one that `readValue` takes off it is the second.
  if (word === PLACEHOLDER_TAG) {
    const end = place.end + (/^\s*/.exec(value.slice(word.length))?.[0].length ?? 0)
    return [{ ...remove({ ...place, end }, parseWording.placeholderTwice(), 0.2), range: place }]
  }
  const joined = word.startsWith(PLACEHOLDER_TAG) ? value.slice(PLACEHOLDER_TAG.length) : ''
  if (/^[\p{L}\d]{2}/u.test(joined)) {
    const edits = [
      { ...place, end: place.start + PLACEHOLDER_TAG.length, by: `${PLACEHOLDER_TAG} ` },
    ]
    return [{ range: place, wording: parseWording.placeholderJoined(joined), edits, cost: 0.2 }]
  }
  if (suggest(word.replace(/\s/g, ''), [PLACEHOLDER_TAG])) {
    const edits = [{ ...place, by: PLACEHOLDER_TAG }]
    return [{ range: place, wording: parseWording.misspeltPlaceholder(word), edits, cost: 0.2 }]
  }
  return hasLinesBelow(sheet.lines, index)
    ? [remove(place, parseWording.unknownTag(), 0.3)]
    : [quote({ value, range }, parseWording.specialSign, 0.3)]
}

/** `&name` before a group; with a text behind it, it is a text. */
const anchor = (sheet: Sheet, index: number, found: Value): Repair[] =>
  hasLinesBelow(sheet.lines, index) && /^&\S+$/.test(found.value)
    ? [remove(found.range, parseWording.alias(), 0.3)]
    : [quote(found, parseWording.specialSign, 0.3)]

/** What people take for the mark of a text in lines: `>_`, `->`, `>>`, `>–`, a quotation mark. */
const NEARLY_MARK = /^(?:[>|](?:[^\s\w>|+-]|_)|->|=>|>>|[>|]\s+[-–+]|&gt;-?|["'])$/

/** A mark that is none, before a text in the lines below. */
export const textMark: Rule = ({ lines }, index) => {
  const line = lines[index] as Line
  const found = readValue(line)
  if (!found || !NEARLY_MARK.test(found.value) || !hasLinesBelow(lines, index)) return []
  // Paragraphs and lists stay as they are only behind `|`.
  const mark = linesBelow(lines, index).some(({ text }) => /^\s*(?:$|[-*#]\s|\d+\.)/.test(text))
    ? '|'
    : '>-'
  const edits = [{ ...found.range, by: mark }]
  return [
    { range: found.range, wording: parseWording.textMark(found.value, mark), edits, cost: 0.25 },
  ]
}

/** `text: | Das Haus`: the text begins on the line of its mark. */
const behindMark = (line: Line, { value, range }: Value): Repair[] => {
  // `> 100 Gäste` says that there are more.
  const [mark = ''] = /^(?!>\s*\d)[|>][-+]?(?=\s)/.exec(value) ?? []
  if (!mark) return []
  const start = range.start + mark.length
  const end = start + value.slice(mark.length).search(/\S/)
  const by = `\n${' '.repeat(siblingIndent(line) + 2)}`
  const edits = [{ start, end, by }]
  return [{ range, wording: parseWording.textBehindMark(mark, value), edits, cost: 0.3 }]
}

/** `type: @hero`, `type: *hero*`: a sign before a single word that is no text. */
export const signBeforeName: Rule = ({ lines }, index) => {
  const found = readValue(lines[index] as Line)
  const [, name] =
    /^(?:[@%`&*|>!,]|[-?](?=\s))[*`]?\s*([\w-]+)[*`]{0,2}$/.exec(found?.value ?? '') ?? []
  if (!found || name === undefined) return []
  const edits = [{ ...found.range, by: name }]
  return [
    {
      range: found.range,
      wording: parseWording.signBeforeName(found.value, name),
      edits,
      cost: 0.4,
    },
  ]
}

/** `street: ! Holzweg 5`: what is left of a mark whose word has gone. */
const markAlone = ({ value, range }: Value): Repair => {
  const text = value.replace(/^!\s+/, '')
  const edits = [{ start: range.start, end: range.end - text.length, by: '' }]
  return { range, wording: parseWording.markAlone(text), edits, cost: 0.25 }
}

/** A value that begins with a sign that means something else in YAML. */
export const specialSign: Rule = (sheet, index) => {
  const line = sheet.lines[index] as Line
  const found = readValue(line)
  if (/^\s*<<:/.test(line.text)) {
    const start = line.start + indentOf(line.text)
    const range = { start, end: line.start + line.text.trimEnd().length }
    return [remove(range, parseWording.alias(), 0.3)]
  }
  if (!found || (BEGINS_TEXT.test(found.value) && !found.value.startsWith('!'))) return []
  const { value } = found
  if (/^!\s+(?!platzhalter)/.test(value)) return [markAlone(found)]
  if (value.startsWith('!')) return tag(sheet, index, found)
  if (value.startsWith('&')) return anchor(sheet, index, found)
  const below = behindMark(line, found)
  if (below.length > 0) return below
  if (/^[-–—?]$/.test(value)) return [signAlone(found)]
  const grouped = wordsBehindGroup(found)
  if (grouped.length > 0) return grouped
  const [braces, word] = WORD_IN_BRACES.exec(value) ?? []
  if (braces && word) return [inRoundBrackets(found, braces, word)]
  const isText = BRACKETS_AND_TEXT.test(value) || FACT_AND_TEXT.test(value)
  return isText || BEGINS_WITH_SIGN.test(value) ? [quote(found, parseWording.specialSign, 0.3)] : []
}

/** `{Haustür} von 1911`: what stands between braces, between brackets that mean nothing. */
const inRoundBrackets = ({ range, value }: Value, braces: string, word: string): Repair => {
  const by = typed(value.replace(braces, `(${word.trim()})`))
  return { range, wording: parseWording.wordInBraces(by), edits: [{ ...range, by }], cost: 0.31 }
}

/** `location: -`: a sign for nothing. */
const signAlone = (found: Value): Repair => ({
  ...quote(found, parseWording.signAlone, 0.3),
  isGuess: true,
})

/** Words behind a group in braces, which only somebody can place who knows what they are about. */
const wordsBehindGroup = ({ range, value }: Value): Repair[] => {
  const [, group = '', words] = GROUP_AND_WORDS.exec(value) ?? []
  if (words === undefined) return []
  const place = { start: range.end - words.length, end: range.end }
  const edits = [{ start: range.start + group.length, end: range.end, by: '' }]
  return [
    {
      range: place,
      wording: parseWording.wordsBehindGroup(words),
      edits,
      cost: 0.3,
      isGuess: true,
    },
  ]
}

/** A colon behind a value that is nothing but a word: `type: hero:`. */
export const colonBehind: Rule = ({ lines }, index) => {
  const line = lines[index] as Line
  const found = readValue(line)
  if (!found || !/^[\w-]+:$/.test(found.value)) return []
  const words = parseWording.colonBehind(found.value.slice(0, -1))
  return [remove({ start: found.range.end - 1, end: found.range.end }, words, 0.5)].map(
    (repair) => ({
      ...repair,
      range: found.range,
    }),
  )
}

/** A colon and a space in the middle of a text. */
export const colonInText: Rule = ({ lines }, index) => {
  const found = readValue(lines[index] as Line)
  if (!found || !/:(\s|$)/.test(found.value) || /^["'[{]/.test(found.value)) return []
  return [quote(found, commonWording.colon, 0.45)]
}

/** `- text: sauber`: the name of a field before an entry of a list of texts. */
export const nameBeforeText: Rule = ({ lines, inText }, index, schema) => {
  const line = lines[index] as Line
  const [, before = '', name = '', gap = '', text = ''] = inText[index]
    ? []
    : (/^(\s*-\s+)([a-z][\w-]*):(\s+)([^\s|>&*!].*?)\s*$/.exec(line.text) ?? [])
  if (name === '' || !schema || !(namesBelow(schema).has(name) || isName(name))) return []
  const start = line.start + before.length
  const range = { start, end: start + name.length + 1 }
  const edits = [{ start, end: range.end + gap.length, by: '' }]
  return [{ range, wording: parseWording.nameBeforeText(name, text), edits, cost: 0.43 }]
}

/** `"C:\Daten"`: a backslash between double quotation marks. */
export const badEscape: Rule = ({ lines, inText }, index) => {
  const found = readValue(lines[index] as Line)
  if (!found || inText[index] || !/^"(?:[^"\\]|\\.)*\\(?:[^"\\]|\\.)*"$/.test(found.value))
    return []
  const by = found.value.replace(/\\(?!["\\])/g, '\\\\')
  const { range } = found
  return [{ range, wording: parseWording.badEscape(by), edits: [{ ...range, by }], cost: 0.3 }]
}

/** `"Das Haus",`: a sign of another language behind the text. */
export const signBehindQuote: Rule = ({ lines }, index) => {
  const found = readValue(lines[index] as Line)
  const [, text, sign] = /^("[^"]*"|'[^']*')\s*([,;])$/.exec(found?.value ?? '') ?? []
  if (!found || !text || !sign) return []
  const { range } = found
  const words = parseWording.signBehindQuote(sign, text)
  return [{ range, wording: words, edits: [{ ...range, by: text }], cost: 0.32 }]
}

/** Text behind a quoted one: `"Das" Haus`. */
export const textBehindQuote: Rule = ({ lines }, index) => {
  const found = readValue(lines[index] as Line)
  // Two single marks look like a double one.
  const [, inside] = /^''([^']+)''$/.exec(found?.value ?? '') ?? []
  if (found && inside !== undefined) {
    const { range, value } = found
    const words = parseWording.typographicQuotes(value, inside)
    return [{ range, wording: words, edits: [{ ...range, by: typed(inside) }], cost: 0.3 }]
  }
  return found && /^(["']).*\1./.test(found.value)
    ? [quote(found, parseWording.textAfterQuote, 0.35)]
    : []
}

/** A text wrapped over several lines without `>-`, with a colon in one of them, or a fact at its beginning. */
export const wrappedText: Rule = ({ text, lines }, index) => {
  const line = lines[index] as Line
  const found = readValue(line)
  const isFact = FACT_AND_TEXT.test(found?.value ?? '')
  if (!found || (/^["'[{|>!&*]/.test(found.value) && !isFact)) return []
  const rest = lines.slice(index + 1)
  const end = rest.findIndex((below) => indentOf(below.text) <= siblingIndent(line))
  const last = (end < 0 ? rest : rest.slice(0, end)).findLast((below) => below.text.trim() !== '')
  if (!last) return []
  const range = { start: found.range.start, end: last.start + last.text.trimEnd().length }
  const value = text.slice(range.start, range.end)
  const say = isFact ? parseWording.specialSign : commonWording.colon
  const words = say(value.replace(/\s*\n\s*/g, ' '))
  if (/\n\s*-\s/.test(value)) return []
  const edits = [{ ...range, by: quoted(value) }]
  // What looks like a key is hidden then.
  const keys = value.match(/\n\s*[a-z][\w-]*:\s/g)?.length ?? 0
  return [{ range, wording: words, edits, cost: 0.5 + 0.95 * keys }]
}
