import type { Schema } from '../../../schema/schema.ts'
import {
  indentOf,
  isBlankLine,
  isItem,
  isKeyOrItem,
  type Line,
  lineIndexAt,
  siblingIndent,
} from '../../../text/lines.ts'
import type { Flaw } from '../flaw.ts'
import { FAR as FAR_BELOW, keyIn } from '../lines/group-lines.ts'
import { type Repair, type Sheet, sheetOf } from '../repair.ts'
import { isContinued } from '../rules/stray-line.ts'
import { rules } from '../rules.ts'
import type { State } from './state.ts'
import { suspectsFor } from './suspects.ts'
import type { Search } from './task.ts'

/** A repair, and when it is tried: the cheapest and the nearest first, and what takes few attempts. */
interface Attempt {
  repair: Repair
  order: number
}

/** What each line between a fault and what may have caused it adds to the order. */
const FAR = 0.03

/** So many ways in which a line was meant are tried at once, as if they cost no more than this. */
const FEW = 2
const FEW_COST = 0.6

/** No rule reads a longer line, in UTF-16 units: one of twice the length takes many of them four times as long. */
const LONGEST_LINE = 10_000

const attemptsOn = (
  lines: readonly number[],
  sheet: Sheet,
  schema: Schema | undefined,
): Attempt[] =>
  lines.flatMap((index, rank) => {
    if ((sheet.lines[index]?.text.length ?? 0) > LONGEST_LINE) return []
    return rules.flatMap((rule) => {
      const repairs = rule(sheet, index, schema)
      const most = repairs.length > FEW ? Number.POSITIVE_INFINITY : FEW_COST
      return repairs.map((repair) => ({ repair, order: Math.min(repair.cost, most) + FAR * rank }))
    })
  })

/** What stands before a colon and looks like no name: how its line is written may be wrong. */
const NO_NAME = /[^\w-]/

/** The first line with something that was taken for a name, below a part that is missing: it may be that part. */
const misreadBelow = (flaws: readonly Flaw[], missing: Flaw): Flaw[] => {
  const misread = flaws.find(
    ({ unknown, offset }) => offset > missing.offset && NO_NAME.test(unknown ?? ''),
  )
  return misread ? [misread] : []
}

/**
 * The lines in the group at a line that go on with the value above them, but not its sentence: of what is missing in
 * the group they may be the text.
 */
const foreignTexts = ({ lines, inText }: Sheet, index: number): number[] => {
  const column = siblingIndent(lines[index] as Line)
  const found: number[] = []
  for (let at = index + 1; at < lines.length && at - index < FAR_BELOW; at += 1) {
    const [line, above] = [lines[at] as Line, lines[at - 1] as Line]
    if (isBlankLine(line) || inText[at]) continue
    if (indentOf(line.text) < column || (isItem(line) && siblingIndent(line) === column)) break
    const isBelowValue = siblingIndent(above) === column && keyIn(above) !== undefined
    const isRest = isKeyOrItem(line) || indentOf(line.text) === column || isContinued(above, line)
    if (isBelowValue && !isRest) found.push(at)
  }
  return found
}

const attemptsFor = (
  { line, schema, isUnreadable }: Search,
  { text, excerpt, reading: { fault, flaws } }: State,
): Attempt[] => {
  const sheet = sheetOf(text)
  const lineOf = (offset: number) => lineIndexAt(sheet.lines, offset)
  if (fault) return attemptsOn(suspectsFor(sheet, lineOf(fault.offset)), sheet, schema)
  const flaw = flaws.find(({ offset, repairable }) => repairable && lineOf(offset) >= line)
  // A name that was meant costs little to try, wherever it stands: it may be what is missing here.
  const known = isUnreadable ? lineOf(excerpt.own) : line
  const named = flaws.flatMap(({ offset, repairs }) => (lineOf(offset) >= known ? repairs() : []))
  const ofNames = named.map((repair) => ({ repair, order: repair.cost }))
  if (!flaw) return ofNames
  const suspects = suspectsFor(sheet, lineOf(flaw.offset))
  const misread = misreadBelow(flaws, flaw).map(({ offset }) => lineOf(offset))
  const texts = foreignTexts(sheet, lineOf(flaw.offset))
  const likely = [...new Set([...suspects, ...misread, ...texts])]
  return [...ofNames, ...attemptsOn(likely, sheet, schema)]
}

/** Every repair of the first fault that is left in a state, in the order in which they are tried. */
export const repairsToTry = (search: Search, state: State): Repair[] =>
  attemptsFor(search, state)
    .toSorted((a, b) => a.order - b.order)
    .map(({ repair }) => repair)
