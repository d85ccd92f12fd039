import { isName } from '../schema/german-words.ts'
import { type Schema, schemaAt } from '../schema/schema.ts'
import { capital } from '../text/capital.ts'
import type { Range } from '../text/source-file.ts'
import type { YamlNode } from '../yaml/node.ts'
import { commaTrap } from './comma-trap.ts'
import { entryTraps } from './entry-traps.ts'
import { fileWording } from './file-messages.ts'
import { keyWording } from './key-messages.ts'
import type { Trap } from './trap.ts'
import { valueWording } from './value-messages.ts'

/** One pair around a text, which may have other marks in it: `»Im Bereich „Altbau“«`. */
const PAIR_AROUND = /^(?:´([^´]+)´|»([^»«]+)«|«([^»«]+)»|„([^„“”"]+)[“”]|“([^„“”"]+)”|›([^›‹]+)‹)$/

/** A text without the marks around it, which may be of two kinds where there are no others. */
const betweenMarks = (value: string): string | undefined => {
  const [, ...inside] =
    PAIR_AROUND.exec(value) ?? /^[„“”‚‘’»«›‹´]([^„“”‚‘’»«›‹"´]+)["'„“”‚‘’»«›‹´]$/.exec(value) ?? []
  return inside.find((each) => each !== undefined)
}
const PLACEHOLDER_WORD = /^platzhalter:?\s+\S|\s!platzhalter$/i

const keyTrap = (text: string, key: Range, name: string): Trap[] => {
  const [behind = ''] = /^["']?[ \t]*:[ \t]*/.exec(text.slice(key.end)) ?? []
  const space = /^[ \t]+(?=:)/.exec(behind)?.[0] ?? ''
  if (space) {
    const range = { start: key.start, end: key.end + space.length }
    return [{ range, wording: keyWording.spaceBeforeColon(name) }]
  }
  const tab = behind.indexOf('\t')
  if (tab < 0) return []
  const start = key.end + tab
  return [{ range: { start, end: start + 1 }, wording: fileWording.tabBehindColon(name) }]
}

/** `22"` and `1.1/4"` are lengths; `412"` and `3.200"` are none. */
const INCHES = /(?:^|\s)\d{1,2}(?:[.,/]\d{1,2}){0,2}"$/

/** Whether a text ends with a mark that it does not begin with: `Brot braucht Zeit"`. */
const endsWithStray = (value: string, mark: string): boolean =>
  value.endsWith(mark) &&
  !value.slice(0, -1).includes(mark) &&
  !(mark === '"' && INCHES.test(value)) &&
  value.length > 1

/** `Brot mit „Zeit"`: German words between marks, the second of which is that of the keyboard. */
const HALF_GERMAN = /„[^„“”"]+"$/

/** What people take for the mark of a text, and YAML for its first word: `text: ->`. */
const NEARLY_MARK = /^(?:[-=]+>+|>>+)(?=\s*\n)/

/** `autor: Karl Winter` at the end of a text, below a whole sentence: no German text has such a line. */
const LOOSE_KEY = /[.!?)“"]\s*\n([ \t]*)((\p{Ll}[\p{L}-]{3,}):[ \t]+\S[^\n]*)$/u

const looseKey = (text: string, { range }: YamlNode): Trap[] => {
  const [, , line = '', name = ''] =
    LOOSE_KEY.exec(text.slice(range.start, range.end).trimEnd()) ?? []
  if (!isName(name)) return []
  const start = text.lastIndexOf(line, range.end)
  const words = keyWording.looseKey(name, capital(line))
  return [{ range: { start, end: start + line.length }, wording: words, isWarning: true }]
}

/** `36.000`: nobody writes a whole number with three zeros behind the point of a fraction. */
const THOUSANDS = /^-?[1-9]\d{0,2}\.000$/

/** `2.460` may be meant as it stands, where something is told to a thousandth. */
const LIKE_THOUSANDS = /^-?[1-9]\d{0,2}\.\d{3}$/

const numberTrap = (
  text: string,
  { range }: YamlNode,
  value: number,
  isBesideFraction: boolean,
): Trap[] => {
  const source = text.slice(range.start, range.end)
  if (THOUSANDS.test(source) && !isBesideFraction)
    return [{ range, wording: valueWording.thousands(source, value) }]
  return LIKE_THOUSANDS.test(source)
    ? [{ range, wording: valueWording.likeThousands(source, value), isWarning: true }]
    : []
}

/** Whether the point of one of several numbers can part no thousands: then those of the others may not, either. */
const haveFraction = (text: string, numbers: readonly YamlNode[]): boolean =>
  numbers
    .map(({ range }) => text.slice(range.start, range.end))
    .some((source) => source.includes('.') && !LIKE_THOUSANDS.test(source))

/**
 * Numbers between brackets whose points part thousands: one of them without a doubt, and none of the others anything
 * else. They are told together: once that one is written well, nobody could say what the others are.
 */
const numbersTrap = (
  text: string,
  items: readonly YamlNode[],
): { pointed: YamlNode[]; trap: Trap } | undefined => {
  const sourceOf = ({ range }: YamlNode) => text.slice(range.start, range.end)
  const pointed = items.filter((item) => sourceOf(item).includes('.'))
  const [first, last] = [pointed[0], pointed.at(-1)]
  const sources = pointed.map(sourceOf)
  const areThousands =
    sources.some((each) => THOUSANDS.test(each)) &&
    sources.every((each) => LIKE_THOUSANDS.test(each))
  if (!first || !last || first === last || !areThousands) return undefined
  const range = { start: first.range.start, end: last.range.end }
  const source = text.slice(range.start, range.end)
  const isInLine = !source.includes('\n')
  return isInLine
    ? { pointed, trap: { range, wording: valueWording.allThousands(source) } }
    : undefined
}

const textTrap = (text: string, node: YamlNode, value: string): Trap[] => {
  const { range } = node
  const [mark] = NEARLY_MARK.exec(text.slice(range.start, range.end)) ?? []
  if (mark) {
    const place = { start: range.start, end: range.start + mark.length }
    return [{ range: place, wording: valueWording.textMark(mark, '>-') }]
  }
  const inside = betweenMarks(value)
  if (inside) return [{ range, wording: valueWording.typographicQuotes(value, inside) }]
  if (PLACEHOLDER_WORD.test(value)) return [{ range, wording: valueWording.placeholderWord(value) }]
  if (HALF_GERMAN.test(value)) return [{ range, wording: valueWording.halfGerman(value) }]
  for (const mark of ['"', "'"]) {
    if (endsWithStray(value, mark))
      return [{ range, wording: valueWording.strayQuote(value.slice(0, -1), mark) }]
  }
  return []
}

/** They are told to a thousandth, and further. */
const DEGREES: ReadonlySet<string> = new Set(['latitude', 'longitude'])

/** Whether a text is wanted in the place of a number: then that is told. */
const isTextWanted = (schema: Schema | undefined, value: unknown): boolean =>
  schema !== undefined &&
  !schema.safeParse(value).success &&
  schema.safeParse(String(value)).success

const trapsBelow = (
  text: string,
  node: YamlNode,
  value: unknown,
  schema: Schema | undefined,
  isBesideFraction = false,
): Trap[] => {
  if (node.kind === 'scalar') {
    if (typeof value === 'number')
      return isTextWanted(schema, value) ? [] : numberTrap(text, node, value, isBesideFraction)
    if (typeof value !== 'string') return []
    const traps = [...looseKey(text, node), ...(node.quoted ? [] : textTrap(text, node, value))]
    return traps.length > 0 ? traps : commaTrap(text, node, value, schema)
  }
  const inner = (step: string | number) => schema && schemaAt(schema, value, [step])
  const itemAt = (index: number) => (value as unknown[] | undefined)?.[index]
  const isNumber = (_: YamlNode, index: number) =>
    typeof itemAt(index) === 'number' && !isTextWanted(inner(index), itemAt(index))
  const listed = node.items.filter(isNumber)
  const numbers = numbersTrap(text, listed)
  const isFraction = haveFraction(text, listed)
  const items = node.items.flatMap((item, index) =>
    numbers?.pointed.includes(item)
      ? []
      : trapsBelow(text, item, itemAt(index), inner(index), isFraction),
  )
  const entries = [...node.entries].flatMap(([key, entry]) => [
    ...keyTrap(text, entry.key, key),
    ...(DEGREES.has(key)
      ? []
      : trapsBelow(
          text,
          entry.node,
          (value as Record<string, unknown> | undefined)?.[key],
          inner(key),
        )),
  ])
  return [...(numbers ? [numbers.trap] : []), ...items, ...entries]
}

/**
 * Every trap in a document: in its keys, and in its texts without quotation marks.
 *
 * @param schema what `value` has to be
 */
export const findTraps = (
  text: string,
  root: YamlNode,
  value: unknown,
  schema: Schema | undefined,
): Trap[] => [...trapsBelow(text, root, value, schema), ...entryTraps(text, root)]
