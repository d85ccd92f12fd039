import type { Line } from '../../../text/lines.ts'
import type { Range } from '../../../text/source-file.ts'
import { quoted, typed } from '../../../yaml/quote.ts'
import { valueWording } from '../../value-messages.ts'
import { namesWithin, quote, readValue } from '../lines/value-of-line.ts'
import type { Repair, Rule } from '../repair.ts'

/** `"C:\Daten"`: a backslash between double quotation marks. */
export const badEscape: Rule = ({ lines, inText }, index) => {
  const found = readValue(lines[index] as Line)
  if (!found || inText[index] || !/^"(?:[^"\\]|\\.)*\\(?:[^"\\]|\\.)*"$/.test(found.value))
    return []
  const by = found.value.replace(/\\(?!["\\])/g, '\\\\')
  const { range } = found
  return [{ range, wording: valueWording.badEscape(by), edits: [{ ...range, by }], cost: 0.3 }]
}

/** `"Das Haus",`: a sign of another language behind the text. */
export const signBehindQuote: Rule = ({ lines }, index) => {
  const found = readValue(lines[index] as Line)
  const [, text, sign] = /^("[^"]*"|'[^']*')\s*([,;])$/.exec(found?.value ?? '') ?? []
  if (!found || !text || !sign) return []
  const { range } = found
  const words = valueWording.signBehindQuote(sign, text)
  return [{ range, wording: words, edits: [{ ...range, by: text }], cost: 0.32 }]
}

/** `"#fff8ee", "#ffffff"`: several texts, or a sentence that begins and ends with a name in quotation marks. */
const SEVERAL = /^(?:"[^"]*"|'[^']*')\s*[,;]\s*(?:"[^"]*"|'[^']*')$/

const severalQuoted = (value: string, range: Range): Repair => {
  const by = quoted(value)
  const wording = valueWording.severalQuoted(by)
  return { range, wording, edits: [{ ...range, by }], cost: 0.35, isGuess: true }
}

/** Text behind a quoted one: `"Das" Haus`. */
export const textBehindQuote: Rule = ({ lines }, index, schema) => {
  const found = readValue(lines[index] as Line)
  // Two single marks look like a double one.
  const [, inside] = /^''([^']+)''$/.exec(found?.value ?? '') ?? []
  if (found && inside !== undefined) {
    const { range, value } = found
    const words = valueWording.typographicQuotes(value, inside)
    return [{ range, wording: words, edits: [{ ...range, by: typed(inside) }], cost: 0.3 }]
  }
  if (!found || !/^(["']).*\1./.test(found.value)) return []
  if (SEVERAL.test(found.value)) return [severalQuoted(found.value, found.range)]
  const isGuess = namesWithin(found.value, schema) > 0
  return [{ ...quote(found, valueWording.textAfterQuote, 0.35), ...(isGuess && { isGuess }) }]
}
