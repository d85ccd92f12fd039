import { elementOf, fieldOf, type Schema } from '../../../schema/schema.ts'

/** Entries between commas are a few words each; a sentence may have commas of its own. */
const SHORT = /^\S+(?:\s+\S+){0,3}$/

/** A text in brackets of whatever kind. */
const BRACKETS = /^[[({]\s*|\s*[\])}]$/g

/** A name that is replaced by what it stands for: it stands in braces by itself. */
const NAME = /^\{[^\s{},;]+\.[^\s{},;]+\}$/

/** A comma between two digits is that of a number: `2,5 m`. */
const SEPARATOR = /\s*(?:[,;](?!\d)|(?<!\d)[,;])\s*/
const BETWEEN_ITEMS = new RegExp(`${SEPARATOR.source}|\\s+und\\s+`)

const partsOf = (text: string, sign: RegExp): string[] =>
  text.split(sign).filter((part) => part !== '')

/** `Kiel, Lehrte und Ahlen` */
const itemsBetweenCommas = (text: string): string[] =>
  partsOf(text, SEPARATOR.test(text) ? BETWEEN_ITEMS : SEPARATOR)

/** Whether each entry names one of a collection: such a name is one word. */
const isOfNames = (schema: Schema): boolean =>
  [schema, elementOf(schema)].some((each) => each && /^entr/.test(fieldOf(each)?.kind ?? ''))

/** Whether a list may hold a text as its one entry. */
const mayBeOne = (text: string, schema: Schema | undefined): boolean =>
  schema?.safeParse([text]).success === true && !(/\s/.test(text) && isOfNames(schema))

/** What else people set between several entries, where one alone can't have been meant: `Eiche / Buche`. */
const itemsBetween = (text: string, schema: Schema | undefined): string[] => {
  const items = itemsBetweenCommas(text)
  if (items.length > 1 || mayBeOne(text, schema)) return items
  const others = [/\s+[/|·+]\s+/, /\s+(?:oder|und)\s+/].map((sign) => partsOf(text, sign))
  const isRight = (parts: string[]) => parts.length > 1 && schema?.safeParse(parts).success
  return others.find(isRight) ?? items
}

/** The entries of a list that was written as a text: a line each, or between commas. */
export const itemsIn = (text: string, schema: Schema | undefined): string[] => {
  const lines = partsOf(text.trim(), /\s*\n\s*/).map((line) => line.replace(/^[-*•–]\s+/, ''))
  if (lines.length > 1) return lines
  const bare = NAME.test(text.trim()) ? text.trim() : text.trim().replace(BRACKETS, '')
  const items = itemsBetween(bare, schema)
  return bare !== text.trim() || items.every((item) => SHORT.test(item)) ? items : lines
}
