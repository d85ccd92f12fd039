import type { z } from 'zod'
import { commonWording } from '../../problem/common-messages.ts'
import { ENTRY } from '../../problem/phrases.ts'
import type { Wording } from '../../problem/problem.ts'
import {
  choicesOf,
  discriminatorOf,
  elementOf,
  fieldOf,
  type Schema,
  shapeOf,
  typeOf,
} from '../../schema/schema.ts'
import { inBrackets, typed, unquoted } from '../../yaml/quote.ts'
import { correct } from '../correct.ts'
import { validateWording } from '../messages.ts'
import { daysIn, hoursIn, tellsHoursAlone, timesAlone } from './hours.ts'
import { describeMissing } from './missing.ts'
import { describeNumber, numberIn } from './number.ts'
import {
  describeEmpty,
  type Found,
  find,
  kindOf,
  lineOf,
  type Subject,
  sourceOf,
} from './subject.ts'

type TypeIssue = Extract<z.core.$ZodIssue, { code: 'invalid_type' }>

const YES = /^(?:ja|yes|y|on|an|wahr|richtig|true|1)\b/i
const NO = /^(?:nein|no|n|off|aus|falsch|false|0)\b/i

/** `true` or `false`, as far as a word says one of them and the schema takes it. */
const truthIn = (value: unknown, schema: Schema | undefined): boolean | undefined => {
  const truth = YES.test(String(value)) ? true : NO.test(String(value)) ? false : undefined
  return truth !== undefined && schema?.safeParse(truth).success ? truth : undefined
}

/** A word for yes or no where `true` or `false` is asked for. */
export const describeTruth = ({ key, value, schema }: Found): Wording | undefined => {
  const truth = truthIn(value, schema)
  return truth === undefined ? undefined : validateWording.truth(key, String(value), String(truth))
}

/** The texts in a list or group of nothing else. */
const textsIn = (value: unknown): string[] => {
  const parts = typeof value === 'object' && value !== null ? Object.values(value) : []
  return parts.every((part) => typeof part === 'string') ? (parts as string[]) : []
}

/** Of sentences each ends by itself, of names none does. */
const areSentences = (texts: readonly string[]): boolean =>
  texts.some((text) => /[.!?]$/.test(text))

/** Fields whose texts are names: of two nobody makes one. */
const NAMED = new Set<string | undefined>(['entry', 'media', 'film', 'link'])

const isOfNames = (schema: Schema | undefined): boolean =>
  schema !== undefined && (NAMED.has(fieldOf(schema)?.kind) || typeOf(schema) === 'enum')

/** Where a text is asked for: a number, a list, or a group that only a colon made. */
export const describeNoText = (found: Found, source: string, line: string): Wording | undefined => {
  const { key, value, schema, lead, country } = found
  const isItem = typeof found.path.at(-1) === 'number'
  const texts = textsIn(value)
  if (texts.length > 1 && Array.isArray(value) && isOfNames(schema))
    return commonWording.severalInOne(key, texts.join(', '), texts, found)
  if (/^\[.*\]$/.test(source) && texts.length > 0)
    return validateWording.bracketsForText(key, source, typed(texts.join(', ')), lead)
  const inBraces = /^\{\s*([^:{}\s]+\s[^:{}]*?)\s*\}$/.exec(source)?.[1]
  if (inBraces !== undefined)
    return validateWording.bracesForText(key, source, typed(inBraces), lead)
  if (typeof value === 'number' || typeof value === 'boolean' || /^[{[]/.test(source)) {
    const text = (schema && correct(source, schema, country)) ?? source
    return schema?.safeParse(text).success === false
      ? validateWording.format(key, source, found)
      : validateWording.needsQuotes(key, source, text, lead)
  }
  if (kindOf(value) === 'map' && isItem && !source.includes('\n')) return commonWording.colon(line)
  if (texts.length === 0) return undefined
  if (schema && fieldOf(schema)?.kind === 'markdown' && !isItem && Array.isArray(value))
    return validateWording.listForMarkdown(key, texts)
  return kindOf(value) === 'map'
    ? validateWording.partForText(key, typed(texts.join(' ')), lead)
    : validateWording.oneText(key, typed(texts.join(areSentences(texts) ? ' ' : ', ')), lead)
}

/** Entries between commas are a few words each; a sentence may have commas of its own. */
const SHORT = /^\S+(?:\s+\S+){0,3}$/

/** A text in brackets of whatever kind. */
const BRACKETS = /^[[({]\s*|\s*[\])}]$/g

/** A comma between two digits is that of a number: `2,5 m`. */
const SEPARATOR = /\s*(?:[,;](?!\d)|(?<!\d)[,;])\s*/
const BETWEEN_ITEMS = new RegExp(`${SEPARATOR.source}|\\s+und\\s+`)

const partsOf = (text: string, sign: RegExp): string[] =>
  text.split(sign).filter((part) => part !== '')

/** `Geseke, Hamm und Verl` */
const itemsBetweenCommas = (text: string): string[] =>
  partsOf(text, SEPARATOR.test(text) ? BETWEEN_ITEMS : SEPARATOR)

/** What else people set between several entries, where one alone can't have been meant: `Eiche / Buche`. */
const itemsBetween = (text: string, schema: Schema | undefined): string[] => {
  const items = itemsBetweenCommas(text)
  if (items.length > 1 || schema?.safeParse(items).success) return items
  const others = [/\s+[/|·+]\s+/, /\s+(?:oder|und)\s+/].map((sign) => partsOf(text, sign))
  return others.find((parts) => schema?.safeParse(parts).success) ?? items
}

/** The entries of a list that was written as a text: a line each, or between commas. */
const itemsIn = (text: string, schema: Schema | undefined): string[] => {
  const lines = partsOf(text.trim(), /\s*\n\s*/).map((line) => line.replace(/^[-*•–]\s+/, ''))
  if (lines.length > 1) return lines
  const bare = text.trim().replace(BRACKETS, '')
  const items = itemsBetween(bare, schema)
  return bare !== text.trim() || items.every((item) => SHORT.test(item)) ? items : lines
}

/** Whether every line of a text is an entry of a list: only a mark before them makes it a text. */
const isListInLines = (source: string): boolean => {
  const lines = partsOf(source.trim(), /\s*\n\s*/)
  return lines.length > 1 && lines.every((line) => /^-\s+\S/.test(line))
}

/** Where a list is asked for: the one value, or several between commas. */
const describeNoList = ({ key, value, schema }: Found, source: string): Wording | undefined => {
  if (/^-\S/.test(source))
    return commonWording.missingSpace('-', source.replace(/^-(.*)(?:.|\s)*/, '- $1'))
  const element = schema && elementOf(schema)
  // `{a, b}`: the wrong brackets make a group of keys without values.
  const text = kindOf(value) === 'map' && /^\{[^:]*\}$/.test(source) ? source : value
  if (typeof text !== 'string' || text.trim() === '') return undefined
  const hours = hoursIn(text)
  if (hours.length > 0 && schema?.safeParse(hours).success)
    return validateWording.textForGroups(key, hours, tellsHoursAlone(text))
  const times = timesAlone(text)
  if (times.length > 0 && schema?.safeParse(times).success)
    return validateWording.textForGroups(key, times, true)
  const days = daysIn(text)
  if (element && typeOf(element) === 'enum' && schema?.safeParse(days).success)
    return validateWording.textForList(key, days)
  const isList = isListInLines(source)
  const parts = itemsIn(text, schema)
  const items = isList ? parts.map(unquoted) : parts
  const isOfTexts =
    element?.safeParse('a').success || items.every((item) => element?.safeParse(item).success)
  if (!isOfTexts) return undefined
  return isList ? validateWording.markForList(key, items) : validateWording.textForList(key, items)
}

type Shape = Record<string, Schema>

/** What people set between two values in one text: `08:00–12:00`, `Holz: Eiche`. */
const BETWEEN = [/\s*(?:[-=]>|→)\s*/, /\s*[–—|;]\s*/, /:\s+/, /\s+(?:-|bis)\s+/, /-/]

/** A part of a text as somebody types it for a key; nothing where it is no value for it. */
const partFor = (part: string, key: string, schema: Schema | undefined): string | undefined => {
  const text = (schema && correct(part, schema)) ?? part
  if (schema?.safeParse(text).success) return typed(text)
  const number = numberIn({ key, value: undefined, schema }, part)
  return number === undefined ? undefined : String(number)
}

const isNumber = (part: string | undefined): boolean => /^-?[\d.]+$/.test(part ?? '')

/** A text in as many parts as there are keys, or numbers for the first of them; nothing where one is none. */
const partsFor = (keys: readonly string[], shape: Shape, text: string): string[] | undefined => {
  if (keys.length < 2) return undefined
  return BETWEEN.map((between) => text.trim().split(between))
    .filter(({ length }) => length > 1 && length <= keys.length)
    .map((cut) => cut.map((part, at) => partFor(part, keys[at] ?? '', shape[keys[at] ?? ''])))
    .find(
      (parts): parts is string[] =>
        parts.every((part) => part !== undefined) &&
        (parts.length === keys.length || parts.every(isNumber)),
    )
}

/** Whether a value, and no sentence, has the form of a field that does not take just any text. */
const isOfForm = (value: string, key: string, schema: Schema | undefined): boolean =>
  (/\d/.test(value) || !/\s/.test(value)) &&
  schema?.safeParse('a').success === false &&
  partFor(value, key, schema) !== undefined

const requiredIn = (shape: Shape): string[] =>
  Object.keys(shape).filter((name) => !shape[name]?.safeParse(undefined).success)

/** The kind that a group of several kinds has for a few words: called text, or with nothing but a text. */
const kindForWords = (schema: Schema, key: string): string | undefined =>
  choicesOf(schema).find((option) => {
    const parts = requiredIn(shapeOf(schema, { [key]: option }) ?? {})
    return option === 'text' || parts.every((name) => name === key || name === 'text')
  })

/** What a group that was written as a text says of its kind, where there are several. */
const kindOfGroup = (value: string, schema: Schema): Record<string, string> => {
  const key = discriminatorOf(schema)
  if (key === undefined) return {}
  const kind = choicesOf(schema).includes(value) ? value : kindForWords(schema, key)
  return kind === undefined ? {} : { [key]: kind }
}

/** The lines of a group that was written as a text: its values, or that of one of its keys. */
const linesOfGroup = (value: string, schema: Schema): string[] => {
  const [hours, ...others] = hoursIn(value)
  if (hours && others.length === 0 && schema.safeParse(hours).success)
    return Object.entries(hours).map(([name, part]) => `${name}: ${inBrackets(part)}`)
  const kind = kindOfGroup(value, schema)
  const shape = shapeOf(schema, kind) ?? {}
  const required = requiredIn(shape)
  const parts = partsFor(required, shape, value)
  if (parts) return required.map((name, index) => `${name}: ${parts[index] ?? '…'}`)
  // A form of its own says more than that any text is one.
  const special = Object.keys(shape).find((name) => isOfForm(value, name, shape[name]))
  const first = special ?? required.find((name) => shape[name]?.safeParse(value).success)
  const names = special && !required.includes(special) ? [...required, special] : required
  const valueIn = (name: string) =>
    kind[name] ?? (name === first ? (partFor(value, name, shape[name]) ?? typed(value)) : '…')
  return names.map((name) => `${name}: ${valueIn(name)}`)
}

/** Where a group is asked for: the value of its first key. */
const describeNoGroup = ({ key, value, schema, form, lead }: Found): Wording | undefined => {
  if (typeof value !== 'string' || value.trim() === '' || !schema) return undefined
  const lines = linesOfGroup(value, schema)
  const isUnknown = lines.every((line) => line.endsWith('…'))
  if (lines.length === 0 || (isUnknown && form)) return undefined
  const isItem = !lead.startsWith(key)
  return key === ENTRY && !isItem
    ? validateWording.textForFile(lines)
    : validateWording.textForGroup(key, lines, isItem)
}

type Describe = (found: Found, source: string, line: string) => Wording | undefined

const byExpected: Record<string, Describe> = {
  string: describeNoText,
  array: describeNoList,
  object: describeNoGroup,
  boolean: describeTruth,
  number: describeNumber,
  int: describeNumber,
}

/** A value; of a list's entry without a form of its own, that of the list says it. */
const findWithForm = (subject: Subject, path: Subject['base']): Found => {
  const found = find(subject, path)
  if (found.form !== undefined || typeof path.at(-1) !== 'number') return found
  return { ...found, form: find(subject, path.slice(0, -1)).form }
}

/** A value of another kind than asked for, or none. */
export const describeType = (issue: TypeIssue, subject: Subject): Wording => {
  const found = findWithForm(subject, issue.path)
  const { key, value } = found
  if (value === undefined) return describeMissing(found, subject)
  const source = sourceOf(subject, found.path)
  if (value === null && source === '') return describeEmpty(found, subject)
  if (value === null && issue.expected === 'string')
    return validateWording.needsQuotes(key, source, source, found.lead)
  return (
    byExpected[issue.expected]?.(found, source, lineOf(subject, found.path)) ??
    validateWording.wrongType(key, issue.expected, kindOf(value), found.form)
  )
}
