import { isMap } from '../../schema/is-map.ts'
import { valueAt } from '../../schema/value-at.ts'
import { lettersIn } from '../../text/letters-in.ts'
import type { Path } from '../../yaml/locate.ts'
import { settle, splice } from '../settle.ts'
import type { Sheet } from '../sheet.ts'
import { isEqual } from '../spellings/equal.ts'
import { withValue } from '../with-value.ts'
import { bracketSource, freshValue } from '../write/fresh.ts'
import { type Place, placeAt, splicePlace } from '../write/place.ts'
import { plainSource, textSources } from '../write/scalar.ts'
import { insertItem, insertKey } from './insert.ts'
import { arrangeItems } from './move.ts'
import { ownedIn } from './owned.ts'
import { partnersOf } from './partners.ts'
import { removeEntry } from './remove.ts'

/** The keys that the group at a path may have, in the order in which they are declared. */
export type KeysAt = (path: Path) => readonly string[]

/** What a value was written like before, for when it comes back. */
export type FormerSource = (path: Path, source: string, value: unknown) => string | undefined

export interface Knowledge {
  keysAt: KeysAt
  formerSource: FormerSource
}

const isSimple = (value: unknown): value is string | number | boolean | null =>
  typeof value !== 'object' || value === null

/** A space behind a colon or dash with nothing behind it yet. */
const apart = ({ text }: Sheet, { range }: Place, source: string): string =>
  range.start === range.end && /[-:]/.test(text.charAt(range.start - 1)) ? ` ${source}` : source

const setSimple = (
  sheet: Sheet,
  path: Path,
  place: Place,
  value: string | number | boolean | null,
  { formerSource }: Knowledge,
): Sheet | undefined => {
  const former = formerSource(path, sheet.text.slice(place.range.start, place.range.end), value)
  const sources =
    typeof value === 'string' ? textSources(sheet, place, value) : [plainSource(value)]
  // What was empty had no space before it either.
  const whole = { start: former === '' ? place.from : place.range.start, end: place.range.end }
  const texts = [
    ...(former === undefined ? [] : [splice(sheet, whole, former)]),
    ...sources.map((source) => splice(sheet, place.range, apart(sheet, place, source))),
  ]
  return settle(sheet, withValue(sheet.document.value, path, value), texts)
}

/** A list of the words that stood there in one line stays in that line. */
const isRow = ({ text }: Sheet, { node, range }: Place, value: unknown): boolean =>
  (node.kind === 'scalar' || node.style === 'brackets') &&
  Array.isArray(value) &&
  value.length > 0 &&
  value.every((item) => isSimple(item) && item !== null) &&
  !text.slice(range.start, range.end).includes('\n') &&
  lettersIn(text.slice(range.start, range.end)) === lettersIn(value.join())

/** Something of another kind takes the place of what was there. */
const replaceWhole = (sheet: Sheet, path: Path, place: Place, value: unknown) => {
  const { column, node, range } = place
  const isInLines = node.kind !== 'scalar' && node.style === 'lines'
  const last = isInLines ? ownedIn(sheet, path).at(-1)?.end : undefined
  const end = last ?? (node.kind === 'scalar' ? range.end : node.range.end)
  const isBehindDash = node.dash !== undefined
  const lines = place.isInBrackets ? [] : [freshValue(value, column, sheet.lineBreak, isBehindDash)]
  const row = ` ${bracketSource(value)}`
  const ways = isRow(sheet, place, value) ? [row, ...lines] : [...lines, row]
  const texts = ways.map((way) => splicePlace(sheet, place, end, way))
  return settle(sheet, withValue(sheet.document.value, path, value), texts)
}

type Step = (sheet: Sheet) => Sheet | undefined

const inTurn = (sheet: Sheet, steps: readonly Step[]): Sheet | undefined =>
  steps.reduce<Sheet | undefined>((current, step) => current && step(current), sheet)

const setGroup = (
  path: Path,
  before: Record<string, unknown>,
  after: Record<string, unknown>,
  knowledge: Knowledge,
): Step[] => [
  ...Object.keys(after).map(
    (key): Step =>
      (sheet) =>
        setValue(sheet, [...path, key], after[key], knowledge),
  ),
  ...Object.keys(before)
    .filter((key) => !Object.hasOwn(after, key))
    .map(
      (key): Step =>
        (sheet) =>
          removeEntry(sheet, [...path, key]),
    ),
]

/** The other order of items that stay; as they are where they can't be told apart by their lines. */
const arrange = (path: Path, stay: readonly number[]): Step[] => {
  const sorted = stay.toSorted((a, b) => a - b)
  const order = stay.map((position) => sorted.indexOf(position))
  return order.every((from, to) => from === to)
    ? []
    : [(sheet) => arrangeItems(sheet, path, order) ?? sheet]
}

const setList = (
  path: Path,
  before: readonly unknown[],
  after: readonly unknown[],
  knowledge: Knowledge,
): Step[] => {
  const partners = partnersOf(before, after)
  const gone = [...before.keys()].filter((position) => !partners.includes(position))
  return [
    ...gone.toReversed().map(
      (position): Step =>
        (sheet) =>
          removeEntry(sheet, [...path, position]),
    ),
    ...arrange(
      path,
      partners.filter((position) => position !== undefined),
    ),
    ...after.flatMap((item, index): Step[] =>
      partners[index] === undefined ? [(sheet) => insertItem(sheet, path, index, item)] : [],
    ),
    ...after.map(
      (item, index): Step =>
        (sheet) =>
          setValue(sheet, [...path, index], item, knowledge),
    ),
  ]
}

/** Puts another value at a path; of lists and groups, only what differs is changed. */
export const setValue = (
  sheet: Sheet,
  path: Path,
  value: unknown,
  knowledge: Knowledge,
): Sheet | undefined => {
  const place = placeAt(sheet, path)
  if (!place) return insertKey(sheet, path, value, knowledge.keysAt(path.slice(0, -1)))
  const before = valueAt(sheet.document.value, path)
  if (isEqual(before, value)) return sheet
  if (place.node.kind === 'scalar' && isSimple(value))
    return setSimple(sheet, path, place, value, knowledge)
  if (isMap(before) && isMap(value) && Object.keys(value).length > 0)
    return inTurn(sheet, setGroup(path, before, value, knowledge))
  if (Array.isArray(before) && Array.isArray(value) && before.length > 0)
    return inTurn(sheet, setList(path, before, value, knowledge))
  return replaceWhole(sheet, path, place, value)
}
