import type { Line } from '../../../text/lines.ts'
import { typed } from '../../../yaml/quote.ts'
import { parseWording } from '../../messages.ts'
import type { Rule } from '../repair.ts'
import { quote, readValue } from '../value-of-line.ts'

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
