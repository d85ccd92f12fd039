import { DOCUMENT_NAME } from '../../../../src/content/files/document-name.ts'
import { elementOf, fieldOf, type Schema } from '../../../schema/schema.ts'
import { inBrackets, typed, unquoted } from '../../../yaml/quote.ts'
import { partFor, type Shape } from './parts-for.ts'

/** What people set around the parts of a text that is no sentence: `Beelen (48361), 9 km`, `[Neues](/neues)`. */
const BETWEEN = /\s*[[\](),;\t]\s*|\s+[-–—:]?\s*(?=\/|https?:\/\/)/

const TARGET = /^(?:[/#]|https?:\/\/|mailto:|tel:)\S*$/

const isTarget = (piece: string): boolean => TARGET.test(piece) || DOCUMENT_NAME.test(piece)

/** Whether a field takes just any text. */
export const takesWords = (schema: Schema | undefined): boolean =>
  schema !== undefined && fieldOf(schema)?.kind === 'text' && schema.safeParse('a b').success

/** A part as it is typed for a field that not just any text fits. */
const valueFor = (piece: string, key: string, schema: Schema): string | undefined => {
  if (fieldOf(schema)?.kind === 'link') return isTarget(piece) ? typed(piece) : undefined
  if (schema.safeParse('a b').success) return undefined
  // Words make an id, and are none: `Ja, gegen Aufpreis`.
  if (key === 'id' && !schema.safeParse(piece).success) return undefined
  const element = elementOf(schema)
  if (!element) return partFor(piece, key, schema)
  // A number is no word: `18 km` is no part of a town.
  if (takesWords(element) && /^\d+(?:\s|$)/.test(piece)) return undefined
  return element.safeParse(piece).success ? inBrackets([piece]) : undefined
}

/** Each part with the field that it fits; nothing where one fits none. */
const placesOf = (pieces: readonly string[], shape: Shape): Map<string, string> | undefined => {
  const places = new Map<string, string>()
  for (const piece of pieces) {
    const fits = Object.entries(shape).flatMap(([key, schema]): [string, string][] => {
      const value = places.has(key) ? undefined : valueFor(piece, key, schema)
      return value === undefined ? [] : [[key, value]]
    })
    if (!fits[0]) return undefined
    places.set(...fits[0])
  }
  return places
}

/** A postcode, which people write without any sign before the town. */
const POSTCODE_BEFORE = /^(\d{4,5})\s+(\p{L}.*)$/u

/** A text with a postcode before the town, the other way round and with a sign between them. */
export const townFirst = (text: string, sign: string): string =>
  text.replace(POSTCODE_BEFORE, `$2${sign} $1`)

/** The same as two values, where it is the postcode that is asked for first. */
export const postcodeFirst = (text: string, sign: string): string =>
  text.replace(POSTCODE_BEFORE, `$1${sign} $2`)

const isWhole = (words: string): boolean =>
  words.split('(').length === words.split(')').length && /\p{L}/u.test(words)

/** Values with signs between them take less; in a whole table each sign would be tried with all behind it. */
const LONGEST = 1_000

/** Words of a text with the values that stand behind them: `Beelen (bei Warendorf), 9 km`. */
const headAndValues = (text: string, shape: Shape) => {
  if (text.length > LONGEST) return undefined
  for (const { 0: sign, index } of text.matchAll(new RegExp(BETWEEN, 'g'))) {
    const end = sign.trim().startsWith(')') ? index + 1 : index
    const pieces = text
      .slice(end)
      .split(BETWEEN)
      .filter((piece) => piece !== '')
    const places = isWhole(text.slice(0, end)) && pieces.length > 0 && placesOf(pieces, shape)
    if (places) return { head: text.slice(0, end).replace(/^\[/, ''), places }
  }
  return undefined
}

/** `Familie Krause: „Sehr gut“`: what somebody says, behind the name. */
const SAID = /^([^:]+):\s+(["„“»].+["“”«])$/u

/** The values of a group that stand in one text with signs between them, by their keys. */
export const valuesInPieces = (text: string, shape: Shape): Map<string, string> | undefined => {
  const words = Object.keys(shape).filter((key) => takesWords(shape[key]))
  const [first] = words
  const [, name, said] = SAID.exec(text) ?? []
  if (name && said && words.includes('text') && first && first !== 'text')
    return new Map([
      [first, typed(name)],
      ['text', typed(unquoted(said))],
    ])
  const found = headAndValues(townFirst(text, ','), shape)
  return found && first ? new Map([[first, typed(found.head)], ...found.places]) : undefined
}
