import { ENTRY } from '../../problem/phrases.ts'
import type { Wording } from '../../problem/problem.ts'
import { translated } from '../../schema/german-words.ts'
import { meaningsIn } from '../../schema/meanings-in.ts'
import { requiredOf } from '../../schema/required.ts'
import {
  choicesOf,
  descriptionOf,
  discriminatorOf,
  fieldOf,
  type Schema,
  shapeOf,
} from '../../schema/schema.ts'
import { inBrackets, meaningOf, typed } from '../../yaml/quote.ts'
import { groupWording } from './group-messages.ts'
import { hoursIn } from './hours.ts'
import { partFor, partsFor, type Shape } from './parts-for.ts'
import { valuesInPieces } from './pieces.ts'
import type { Found } from './subject.ts'

/** Whether a value, and no sentence, has the form of a field that does not take just any text. */
const isOfForm = (value: string, key: string, schema: Schema | undefined): boolean =>
  (/\d/.test(value) || !/\s/.test(value)) &&
  schema?.safeParse('a').success === false &&
  partFor(value, key, schema) !== undefined

/** The kind that a group of several kinds has for a few words: called text, or with nothing but a text. */
const kindForWords = (schema: Schema, key: string): string | undefined =>
  choicesOf(schema).find((option) => {
    const parts = requiredOf(shapeOf(schema, { [key]: option }) ?? {})
    return option === 'text' || parts.every((name) => name === key || name === 'text')
  })

/** What a group that was written as a text says of its kind, where there are several. */
const kindOfGroup = (value: string, schema: Schema): Record<string, string> => {
  const key = discriminatorOf(schema)
  if (key === undefined) return {}
  const kind = choicesOf(schema).includes(value) ? value : kindForWords(schema, key)
  return kind === undefined ? {} : { [key]: kind }
}

/** The one part that may be left out and takes any words: `reason`, beside two days. */
const noteIn = (shape: Shape): string | undefined => {
  const names = Object.keys(shape).filter((name) => shape[name]?.safeParse('ein Wort').success)
  return names.length === 1 && !requiredOf(shape).includes(names[0] ?? '') ? names[0] : undefined
}

/** Numbers with words behind or before them: `24.12.2026 bis 3.1.2027 Betriebsferien`. */
const WITH_WORDS =
  /^(?<head>\d.*\d)[\s,:;(]+(?<words>[^\d]*\p{L})\)?$|^(?<first>\p{L}[^\d]*?)[\s,:]+(?:vo[mn] )?(?<tail>\d.*)$/u

/** The choice that a text says by its meaning or in a word: `month` in `3.300 bis 4.200 Euro im Monat`, or `mtl.`. */
const choiceSaid = (text: string, schema: Schema | undefined): string | undefined => {
  const issue = schema?.safeParse(undefined).error?.issues[0]
  const choices = issue && 'values' in issue ? issue.values.map(String) : []
  const meanings = meaningsIn((schema && descriptionOf(schema)) ?? '', choices)
  const isMeant = (each: string) =>
    text.toLowerCase().includes(meanings[each]?.toLowerCase() ?? each)
  const words = text.match(/\p{L}+/gu) ?? []
  const [said] = words.flatMap((word) => translated(word, choices) ?? [])
  return choices.find(isMeant) ?? said
}

/** The values of a group in one text, and the words for its note. */
const valuesIn = (
  required: readonly string[],
  shape: Shape,
  text: string,
): string[] | undefined => {
  const note = noteIn(shape)
  const { head, tail, words, first } = (note && WITH_WORDS.exec(text)?.groups) || {}
  const values = partsFor(required, shape, head ?? tail ?? text)
  const lines =
    values &&
    required.map(
      (name, index) => `${name}: ${values[index] ?? choiceSaid(text, shape[name]) ?? '…'}`,
    )
  const said = words ?? first
  return said === undefined ? lines : lines && [...lines, `${note}: ${typed(said)}`]
}

/** A line for each value, and for each key that is still missing. */
const linesWith = (values: ReadonlyMap<string, string>, required: readonly string[]): string[] =>
  [...new Set([...required, ...values.keys()])].map((name) => `${name}: ${values.get(name) ?? '…'}`)

const FILE = /^\S.*\.\p{L}[\p{L}\d]{2,4}$/u

/** A file name in the place of a group with a picture in it, in the braces of that picture. */
const pictureOf = (value: string, schema: Schema | undefined): string | undefined => {
  const shape = (schema && FILE.test(value) && shapeOf(schema, {})) || {}
  const isPicture = Object.values(shape).some((part) => fieldOf(part)?.kind === 'media')
  return schema && isPicture ? `{ ${linesFor(value, schema, []).join(', ')} }` : undefined
}

/** `Was kostet ein Zelt?: Ab 350 Euro.`: two texts with a colon between, where a group asks for two, and more. */
const pairIn = (
  text: string,
  required: readonly string[],
  shape: Shape,
): Map<string, string> | undefined => {
  const [first, second, ...others] = required.filter(
    (name) => shape[name]?.safeParse('a b').success,
  )
  const [, head, rest] = /^([^:]+):\s+(\S.*)$/s.exec(text) ?? []
  if (!first || !second || others.length > 0 || !head || !rest) return undefined
  return new Map([
    [first, typed(head)],
    [second, typed(rest)],
  ])
}

/** `label: Alle Referenzen href: /portfolio`: lines of the group in one, each with its name; gaps where that is not sure. */
const namedIn = (text: string, shape: Shape): Map<string, string> | undefined => {
  const starts = [...text.matchAll(/(?:^|(?<=[\s,;]))([a-z][\w-]*):\s+/g)].filter(([, name = '']) =>
    Object.hasOwn(shape, name),
  )
  if (starts[0]?.index !== 0) return undefined
  const lines = starts.map(({ 0: before, 1: name = '', index }, at) => {
    const value = text.slice(index + before.length, starts[at + 1]?.index).replace(/[\s,;]+$/, '')
    return [name, value] as const
  })
  const isOnce = new Set(lines.map(([name]) => name)).size === lines.length
  const isSure = isOnce && lines.every(([name, value]) => shape[name]?.safeParse(value).success)
  return new Map(lines.map(([name, value]) => [name, isSure ? typed(value) : '…']))
}

/** `![Ein Lieferwagen](wagen.svg)`: a picture as texts have it, with its words. */
const pictureInMarkdown = (text: string, shape: Shape): Map<string, string> | undefined => {
  const [, words, file] = /^!\[([^\]]*)\]\(([^()\s]+)\)$/.exec(text) ?? []
  const media = Object.keys(shape).find(
    (key) => shape[key] && fieldOf(shape[key])?.kind === 'media',
  )
  if (!media || !file || words === undefined || !Object.hasOwn(shape, 'alt')) return undefined
  return new Map([
    [media, typed(file)],
    ['alt', words === '' ? '…' : typed(words)],
  ])
}

/** The lines of a group that was written as a text: its values, or that of one of its keys. */
const linesOfGroup = (value: string, schema: Schema): string[] => {
  const kind = kindOfGroup(value, schema)
  const shape = shapeOf(schema, kind) ?? {}
  const required = requiredOf(shape)
  const values = valuesIn(required, shape, value)
  if (values) return values
  const pieces =
    pictureInMarkdown(value, shape) ??
    namedIn(value, shape) ??
    valuesInPieces(value, shape) ??
    pairIn(value, required, shape)
  if (pieces) return linesWith(pieces, required)
  // A form of its own says more than that any text is one.
  const special = Object.keys(shape).find((name) => isOfForm(value, name, shape[name]))
  const first = special ?? required.find((name) => shape[name]?.safeParse(value).success)
  const names = special && !required.includes(special) ? [...required, special] : required
  const pictures = names.map((name) => pictureOf(value, shape[name]))
  if (pictures.some(Boolean)) return names.map((name, at) => `${name}: ${pictures[at] ?? '…'}`)
  const valueIn = (name: string) =>
    kind[name] ??
    (name === first
      ? (partFor(value, name, shape[name]) ?? typed(value))
      : (choiceSaid(value, shape[name]) ?? '…'))
  return names.map((name) => `${name}: ${valueIn(name)}`)
}

/** The key that a group with such lines still needs by a rule of its own: words for a picture. */
const neededBesides = (lines: readonly string[], schema: Schema): string[] => {
  const group = lines.map((line) => line.split(/:\s(.*)/s).slice(0, 2))
  const { error } = schema.safeParse(
    Object.fromEntries(group.map(([name, value = '']) => [name, meaningOf(value)])),
  )
  const rule = error?.issues.find(({ code, path }) => code === 'custom' && path.length === 1)
  const name = String(rule?.path[0])
  return rule && !group.some(([each]) => each === name) ? [`${name}: …`] : []
}

/** The days and times of a group that was written as a text, and what it tells besides. */
const hoursOfGroup = (value: string, schema: Schema): { lines: string[]; rest: string[] } => {
  const { hours, rest } = hoursIn(value)
  const [first, ...others] = hours
  return first && others.length === 0 && schema.safeParse(first).success
    ? { lines: Object.entries(first).map(([name, part]) => `${name}: ${inBrackets(part)}`), rest }
    : { lines: [], rest: [] }
}

/** The lines for a text, each with what is still missing. */
const linesFor = (value: string, schema: Schema, told: readonly string[]): string[] => {
  const lines = told.length > 0 ? told : linesOfGroup(value, schema)
  return [...lines, ...neededBesides(lines, schema)]
}

/** So many different texts are remembered for a group: somebody pastes one a thousand times, not a thousand. */
const MOST_KNOWN = 100

const known = new WeakMap<Schema, Map<string, string[]>>()

/** The same, found out once for a text that stands in many places. */
const linesOnceFor = (value: string, schema: Schema, told: readonly string[]): string[] => {
  const before = known.get(schema) ?? new Map<string, string[]>()
  const lines = before.get(value) ?? linesFor(value, schema, told)
  if (before.size < MOST_KNOWN) known.set(schema, before.set(value, lines))
  return lines
}

/** The lines of a text's first line as a group, where lines stand in the place of a list of groups. */
export const firstGroupIn = (source: string, schema: Schema): string[] | undefined => {
  const [first = ''] = source.trim().split(/\s*\n\s*/)
  const lines = first === '' || !shapeOf(schema, {}) ? [] : linesOnceFor(first, schema, [])
  return lines.some((line) => !line.endsWith('…')) ? lines : undefined
}

/** Where a group is asked for: the value of its first key. */
export const describeNoGroup = ({
  key,
  value,
  schema,
  form,
  lead,
  before,
}: Found): Wording | undefined => {
  if (typeof value !== 'string' || value.trim() === '' || !schema) return undefined
  const hours = hoursOfGroup(value, schema)
  const lines = linesOnceFor(value, schema, hours.lines)
  const isUnknown = lines.every((line) => line.endsWith('…'))
  if (lines.length === 0 || (isUnknown && form)) return undefined
  const isItem = !lead.startsWith(key)
  return key === ENTRY && !isItem
    ? groupWording.textForFile(lines)
    : groupWording.textForGroup(key, lines, isItem, hours.rest, /[[,]\s*["']?$/.test(before))
}
