import { suggest } from '../../../schema/suggest.ts'
import { hasLinesBelow, indentOf, type Line, siblingIndent } from '../../../text/lines.ts'
import { PLACEHOLDER_TAG } from '../../../yaml/placeholder-tag.ts'
import { typed } from '../../../yaml/quote.ts'
import { valueWording } from '../../value-messages.ts'
import {
  beginsBelow,
  FACT_AND_TEXT,
  quote,
  readValue,
  remove,
  type Value,
} from '../lines/value-of-line.ts'
import type { Repair, Rule, Sheet } from '../repair.ts'

const BEGINS_WITH_SIGN = /^(?:[@%`&*|>!,\]}]|[-?](?:\s|$))/

/** Brackets that hold something, and text behind them: `{stats.projects} Projekte`. */
const BRACKETS_AND_TEXT = /^(\{[^{}]*\}|\[[^[\]]*\])\s*[^\s#,\]}]/

/** A group between braces, and words behind it: `{ opens: "08:00", closes: "12:00" } und mehr`. */
const GROUP_AND_WORDS = /^(\{\s*[a-z][\w-]*:\s[^{}]*\})\s*([^\s#,\]}].*)$/

/** A word between braces that is no name: `{Haustür} von 1911`. */
const WORD_IN_BRACES = /^\{([^{}.:,]*[^{}.:,a-z\d_-][^{}.:,]*)\}(?=\s*[^\s#,\]}])/i

/** `!plazthalter Muster`, `!wichtig Text`: a tag that is not ours. */
const tag = (sheet: Sheet, index: number, found: Value): Repair[] => {
  const { value, range } = found
  const [word = '!'] = /^!\s+platzhalter\b|^\S+/.exec(value) ?? []
  const place = { start: range.start, end: range.start + word.length }
  // Behind the one that `readValue` takes off it is the second.
  if (word === PLACEHOLDER_TAG) {
    const end = place.end + (/^\s*/.exec(value.slice(word.length))?.[0].length ?? 0)
    return [{ ...remove({ ...place, end }, valueWording.placeholderTwice(), 0.2), range: place }]
  }
  const joined = word.startsWith(PLACEHOLDER_TAG) ? value.slice(PLACEHOLDER_TAG.length) : ''
  if (/^[\p{L}\d]{2}/u.test(joined)) {
    const edits = [
      { ...place, end: place.start + PLACEHOLDER_TAG.length, by: `${PLACEHOLDER_TAG} ` },
    ]
    return [{ range: place, wording: valueWording.placeholderJoined(joined), edits, cost: 0.2 }]
  }
  if (suggest(word.replace(/\s/g, ''), [PLACEHOLDER_TAG])) {
    const edits = [{ ...place, by: PLACEHOLDER_TAG }]
    return [{ range: place, wording: valueWording.misspeltPlaceholder(word), edits, cost: 0.2 }]
  }
  return hasLinesBelow(sheet.lines, index)
    ? [remove(place, valueWording.unknownTag(), 0.3)]
    : [quote(found, valueWording.specialSign, 0.3)]
}

/** `&name` before a group or a list, below it or in brackets; with a text behind it, it is a text. */
const anchor = (sheet: Sheet, index: number, found: Value): Repair[] => {
  const { value, range } = found
  const [mark] = /^&\S+(?:\s+(?=[[{].*[\]}]$)|$)/.exec(value) ?? []
  if (mark === undefined || (mark === value && !hasLinesBelow(sheet.lines, index)))
    return [quote(found, valueWording.specialSign, 0.3)]
  const gone = { start: range.start, end: range.start + mark.length }
  return [remove(gone, valueWording.alias(), 0.3)]
}

/** A text with the end of a sentence in it. */
const SENTENCE = /[^\d\s][.!?](?:\s|$)/

/** `text: | Das Haus`: the text begins on the line of its mark; `text: >- !platzhalter` has them swapped. */
const behindMark = ({ lines }: Sheet, index: number, { value, range }: Value): Repair[] => {
  const line = lines[index] as Line
  // `> 100 Gäste` says that there are more.
  const [mark = ''] = /^(?!>\s*\d)[|>][-+]?(?=\s|\p{L})/u.exec(value) ?? []
  const text = value.slice(mark.length)
  // `| Elektroniker |`: the row of a table, or strokes for ornament.
  if (text.endsWith('|') && !hasLinesBelow(lines, index)) return []
  // Without a blank only the lines below tell that it is a mark.
  if (!mark || (text.trim() === text && !hasLinesBelow(lines, index))) return []
  if (text.trim() === PLACEHOLDER_TAG && hasLinesBelow(lines, index)) {
    const by = `${PLACEHOLDER_TAG} ${mark}`
    return [
      {
        range,
        wording: valueWording.placeholderBehindMark(by),
        edits: [{ ...range, by }],
        cost: 0.2,
      },
    ]
  }
  const start = range.start + mark.length
  const end = start + text.search(/\S/)
  const by = `\n${' '.repeat(siblingIndent(line) + 2)}`
  const edits = [{ start, end, by }]
  // Before less than a sentence, and with nothing below, the sign may be one that is to be seen.
  const isGuess = mark.length === 1 && !SENTENCE.test(text) && !hasLinesBelow(lines, index)
  const wording = valueWording.textBehindMark(mark, value)
  return [{ range, wording, edits, cost: 0.3, isGuess }]
}

/** `*hero*`, `%/contact`, `!info@example.de`: a sign before a single word or address. */
const SIGN_BEFORE_NAME =
  /^(?:[@%`&*|>!,]|[-?](?=\s))[*`]?\s*([\w-]+|(?:https?:\/)?\/[^\s*`]+|[^\s@*`]+@[^\s@*`]+)[*`]{0,2}$/

/** `type: @hero`, `href: %/contact`: a sign before what is no text. */
export const signBeforeName: Rule = ({ lines }, index) => {
  const found = readValue(lines[index] as Line)
  const [, name] = SIGN_BEFORE_NAME.exec(found?.value ?? '') ?? []
  if (!found || name === undefined || hasLinesBelow(lines, index)) return []
  const edits = [{ ...found.range, by: name }]
  return [
    {
      range: found.range,
      wording: valueWording.signBeforeName(found.value, name),
      edits,
      // A word may be a text with its sign, and an address never.
      cost: /[/@]/.test(name) ? 0.29 : 0.4,
    },
  ]
}

/** `street: ! Holzweg 5`: what is left of a mark whose word has gone. */
const markAlone = ({ value, range }: Value): Repair => {
  const text = value.replace(/^!\s+/, '')
  const edits = [{ start: range.start, end: range.end - text.length, by: '' }]
  return { range, wording: valueWording.markAlone(text), edits, cost: 0.25 }
}

/** A value that begins with a sign that means something else in YAML. */
export const specialSign: Rule = (sheet, index) => {
  const line = sheet.lines[index] as Line
  const found = readValue(line)
  if (/^\s*<<:/.test(line.text)) {
    const start = line.start + indentOf(line.text)
    const range = { start, end: line.start + line.text.trimEnd().length }
    return [remove(range, valueWording.alias(), 0.3)]
  }
  if (!found || (beginsBelow(found.value) && !found.value.startsWith('!'))) return []
  const { value } = found
  if (/^!\s+(?!platzhalter)/.test(value)) return [markAlone(found)]
  if (value.startsWith('!')) return tag(sheet, index, found)
  if (value.startsWith('&')) return anchor(sheet, index, found)
  const below = behindMark(sheet, index, found)
  if (below.length > 0) return below
  if (/^[-–—?]$/.test(value)) return [signAlone(found)]
  const grouped = wordsBehindGroup(found)
  if (grouped.length > 0) return grouped
  const [braces, word] = WORD_IN_BRACES.exec(value) ?? []
  if (braces && word) return [inRoundBrackets(found, braces, word)]
  const isText = BRACKETS_AND_TEXT.test(value) || FACT_AND_TEXT.test(value)
  return isText || BEGINS_WITH_SIGN.test(value) ? [quote(found, valueWording.specialSign, 0.3)] : []
}

/** `{Haustür} von 1911`: what stands between braces, between brackets that mean nothing. */
const inRoundBrackets = ({ range, value }: Value, braces: string, word: string): Repair => {
  const by = typed(value.replace(braces, () => `(${word.trim()})`))
  return { range, wording: valueWording.wordInBraces(by), edits: [{ ...range, by }], cost: 0.31 }
}

/** `location: -`: a sign for nothing. */
const signAlone = (found: Value): Repair => ({
  ...quote({ ...found, cut: '' }, valueWording.signAlone, 0.3),
  isGuess: true,
})

/** A name with its value, which has a line of its own. */
const NAME_AND_VALUE = /^[a-z][\w-]*:\s/

/** Words behind a group in braces, which only somebody can place who knows what they are about. */
const wordsBehindGroup = ({ range, value }: Value): Repair[] => {
  const [, group = '', words] = GROUP_AND_WORDS.exec(value) ?? []
  if (words === undefined || NAME_AND_VALUE.test(words)) return []
  const place = { start: range.end - words.length, end: range.end }
  const edits = [{ start: range.start + group.length, end: range.end, by: '' }]
  return [
    {
      range: place,
      wording: valueWording.wordsBehindGroup(words),
      edits,
      cost: 0.3,
      isGuess: true,
    },
  ]
}
