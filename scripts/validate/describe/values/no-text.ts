import { isGroup } from '../../../../src/content/is-group.ts'
import { commonWording } from '../../../problem/common-messages.ts'
import type { Wording } from '../../../problem/problem.ts'
import { isMap } from '../../../schema/is-map.ts'
import { fieldOf, type Schema, typeOf } from '../../../schema/schema.ts'
import { isBracketPlaceholder } from '../../../text/bracket-placeholders.ts'
import { typed } from '../../../yaml/quote.ts'
import { correct } from '../../correct.ts'
import { hasForeignDigits } from '../../foreign-digits.ts'
import { validateWording } from '../../messages.ts'
import { groupWording } from '../groups/group-messages.ts'
import { type Found, kindOf } from '../subject.ts'

/** The texts in a list or group of nothing else. */
const textsIn = (value: unknown): string[] => {
  const parts = isGroup(value) ? Object.values(value) : []
  return parts.every((part) => typeof part === 'string') ? (parts as string[]) : []
}

/** Of sentences each ends by itself, of names none does. */
const areSentences = (texts: readonly string[]): boolean =>
  texts.some((text) => /[.!?]$/.test(text))

/** Fields whose texts are names: of two nobody makes one. */
const NAMED = new Set<string | undefined>(['entry', 'media', 'film', 'link'])

const isOfNames = (schema: Schema | undefined): boolean =>
  schema !== undefined && (NAMED.has(fieldOf(schema)?.kind) || typeOf(schema) === 'enum')

/** Whether each of several texts would do, and all in one would not: two telephone numbers. */
const areAll = (texts: readonly string[], schema: Schema | undefined): boolean =>
  schema?.safeParse(texts.join(', ')).success === false &&
  texts.every((text) => schema.safeParse(text).success)

/** `{Zeit haben}`, `{Holz: Eiche}`: one text; `{Zeit}` may name a fact, and two pairs are none. */
const textInBraces = (source: string, value: unknown): string | undefined => {
  const [, text] = /^\{([^{}]+)\}$/.exec(source) ?? []
  const isPair = isMap(value) && Object.keys(value).length === 1 && textsIn(value).length === 1
  const isWords = /^[^:\s]+\s[^:]*$/.test(text?.trim() ?? '')
  return isPair || isWords ? text?.trim() : undefined
}

/** Where a text is asked for: a number, a list, or a group that only a colon made. */
export const describeNoText = (found: Found, source: string, line: string): Wording | undefined => {
  const { key, value, schema, lead, country } = found
  const isItem = typeof found.path.at(-1) === 'number'
  const texts = textsIn(value)
  if (texts.length > 1 && Array.isArray(value) && (isOfNames(schema) || areAll(texts, schema)))
    return commonWording.severalInOne(key, texts.join(', '), texts, found)
  if (schema && fieldOf(schema)?.kind === 'entry' && isMap(value) && texts.length > 1)
    return groupWording.entryForId(key)
  if (isBracketPlaceholder(source)) return groupWording.placeholderForText(source, lead)
  if (/^\[.*\]$/.test(source) && texts.length > 0)
    return groupWording.bracketsForText(key, source, typed(texts.join(', ')), lead)
  const inBraces = textInBraces(source, value)
  if (inBraces !== undefined) return groupWording.bracesForText(key, source, typed(inBraces), lead)
  if (typeof value === 'number' || typeof value === 'boolean' || /^[{[]/.test(source)) {
    const text = (schema && correct(source, schema, country)) ?? source
    const isRefused =
      schema?.safeParse(text).success === false ||
      (schema && hasForeignDigits(text, schema, country))
    return isRefused
      ? validateWording.format(key, source, found)
      : validateWording.needsQuotes(key, source, text, lead)
  }
  if (kindOf(value) === 'map' && isItem && !source.includes('\n')) return commonWording.colon(line)
  if (texts.length === 0) return undefined
  if (schema && fieldOf(schema)?.kind === 'markdown' && !isItem && Array.isArray(value))
    return groupWording.listForMarkdown(key, texts)
  // The name of a file, and words that say what is on it.
  const name = isOfNames(schema) ? texts.find((text) => !/\s/.test(text)) : undefined
  return kindOf(value) === 'map'
    ? groupWording.partForText(key, typed(name ?? texts.join(' ')), lead)
    : validateWording.oneText(key, typed(texts.join(areSentences(texts) ? ' ' : ', ')), lead)
}
