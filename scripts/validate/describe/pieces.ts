import { elementOf, fieldOf, type Schema } from '../../schema/schema.ts'
import { inBrackets, typed, unquoted } from '../../yaml/quote.ts'
import { partFor, type Shape } from './parts-for.ts'

/** What people set around the parts of a text that is no sentence: `Beelen (48361), 9 km`, `[Neues](/neues)`. */
const BETWEEN = /\s*[[\](),;]\s*|\s+[-–—:]?\s*(?=\/|https?:\/\/)/

const TARGET = /^(?:[/#]|https?:\/\/|mailto:|tel:)\S*$/

/** Whether a field takes just any text. */
export const takesWords = (schema: Schema | undefined): boolean =>
  schema !== undefined && fieldOf(schema)?.kind === 'text' && schema.safeParse('a b').success

/** A part as it is typed for a field that not just any text fits. */
const valueFor = (piece: string, key: string, schema: Schema): string | undefined => {
  if (fieldOf(schema)?.kind === 'link') return TARGET.test(piece) ? typed(piece) : undefined
  if (schema.safeParse('a b').success) return undefined
  const element = elementOf(schema)
  if (!element) return partFor(piece, key, schema)
  return element.safeParse(piece).success ? inBrackets([piece]) : undefined
}

/** Each part behind the first with the field that it fits; nothing where one fits none. */
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
  const [head, ...others] = text.split(BETWEEN).filter((piece) => piece !== '')
  const places = others.length > 0 ? placesOf(others, shape) : undefined
  return head && first && places ? new Map([[first, typed(head)], ...places]) : undefined
}
