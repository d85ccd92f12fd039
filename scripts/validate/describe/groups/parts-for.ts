import type { Schema } from '../../../schema/schema.ts'
import { withYears } from '../../../text/correct-date.ts'
import { typed } from '../../../yaml/quote.ts'
import { correct } from '../../correct.ts'
import { addressesOfServerLine } from '../../server-line.ts'
import { numberIn } from '../numbers/number.ts'

export type Shape = Record<string, Schema>

/** What people set between two values in one text: `08:00–12:00`, `Holz: Eiche`; spreadsheets set tabs. */
const COLON = /:\s+/
/** Between two numbers: `51.6406, 8.5167`, as maps show a point; in `Markt 1, 01968 Senftenberg` it parts nothing. */
const COMMA = /(?<=^\s*-?[\d.]+),\s+(?=-?\d)/
/** `8-17 Uhr`, and no name: `Anna-Seghers-Straße` */
const HYPHEN = /(?<=\d)-|-(?=\d)/
/** `/alt /neu`: two addresses; of three, one would be lost. */
const BEFORE_ADDRESS = /(?<=^\/\S*)\s+(?=(?:\/|https?:)\S*$)/
const BETWEEN = [
  /\s*(?:[-=]>|→)\s*/,
  /\s*[–—|;\t]\s*/,
  COLON,
  /\s+(?:-|bis)\s+/,
  HYPHEN,
  COMMA,
  BEFORE_ADDRESS,
]

/** A part of a text as somebody types it for a key; nothing where it is no value for it. */
export const partFor = (
  part: string,
  key: string,
  schema: Schema | undefined,
): string | undefined => {
  const text = (schema && correct(part, schema)) ?? part
  if (schema?.safeParse(text).success) return typed(text)
  const number = numberIn({ key, value: undefined, schema }, part)
  return number === undefined ? undefined : String(number)
}

/** A text in at most so many parts; a colon in the last of them is a part of it: `Holz: Kiefer, Alter: 120`. */
const cutAt = (text: string, between: RegExp, most: number): string[] => {
  const cut = text.trim().split(between)
  return between === COLON && cut.length > most
    ? [...cut.slice(0, most - 1), cut.slice(most - 1).join(': ')]
    : cut
}

const isNumber = (part: string | undefined): boolean => /^-?[\d.]+$/.test(part ?? '')

/** Nobody writes the values of a group in one longer text, in UTF-16 units. */
const LONGEST = 1000

/** A text in as many parts as there are keys, or numbers for the first of them; nothing where one is none. */
export const partsFor = (
  keys: readonly string[],
  shape: Shape,
  text: string,
): string[] | undefined => {
  if (keys.length < 2 || text.length > LONGEST) return undefined
  const whole = withYears(addressesOfServerLine(text))
  return BETWEEN.map((between) => cutAt(whole, between, keys.length))
    .filter(({ length }) => length > 1 && length <= keys.length)
    .map((cut) => cut.map((part, at) => partFor(part, keys[at] ?? '', shape[keys[at] ?? ''])))
    .find(
      (parts): parts is string[] =>
        parts.every((part) => part !== undefined) &&
        (parts.length === keys.length || parts.every(isNumber)),
    )
}
