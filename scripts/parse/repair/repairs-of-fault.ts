import { commonWording } from '../../problem/common-messages.ts'
import { applyEdits, type Mended, mend } from '../../text/edits.ts'
import { type Line, lineIndexAt, linesOf, wholeLine } from '../../text/lines.ts'
import type { YamlFault } from '../../yaml/document.ts'
import { fileWording } from '../file-messages.ts'
import { keyWording } from '../key-messages.ts'
import { valueWording } from '../value-messages.ts'
import { LEFT_OUT, MOVED } from './costs.ts'
import { entryMovedOut } from './moved/entry-moved-out.ts'
import { restsMoved, runsMoved } from './moved/moved-together.ts'
import { restOfFile, wholeRun } from './moved/runs.ts'
import { shiftOf } from './moved/shift.ts'
import { misspeltHead } from './names/misspelt-head.ts'
import { type Repair, type Sheet, sheetOf } from './repair.ts'
import { chargeReading } from './search/budget.ts'
import { cut, type Excerpt, excerptAround, ownEntry } from './search/excerpt.ts'
import { type Reading, readPart, readWhole } from './search/reading.ts'
import { search } from './search/search.ts'
import { hasOthers, searchPart } from './search/search-part.ts'
import { keysIn } from './search/state.ts'
import { suspectsFor } from './search/suspects.ts'
import type { Task } from './search/task.ts'

const reasons: Record<string, () => Repair['wording']> = {
  'key-not-text': keyWording.keyNotText,
  alias: valueWording.alias,
}

/** What no rule gets over: the line is left out, so that the others are read. */
const leaveOut = ({ lines }: Sheet, { reason, offset }: YamlFault): Repair => {
  const range = wholeLine(lines[lineIndexAt(lines, offset)] as Line)
  if (reason === 'empty')
    return { range, wording: commonWording.emptyFile(), edits: [], cost: LEFT_OUT }
  const words = (reasons[reason] ?? fileWording.notYaml)()
  return { range, wording: words, edits: [{ ...range, by: '' }], cost: LEFT_OUT }
}

/** What can be read is better, however much of it is wrong. */
const UNREAD = 1000

/** What repairs cost that come one after the other, and what is still wrong after them. */
const costOfAll = (
  repairs: readonly Repair[],
  { sheet: { text }, schema, budget }: Task,
): number => {
  const unchanged: Mended = { text, edits: [] }
  const after = repairs.reduce((mended, { edits }) => mend(mended, edits), unchanged)
  const reading = readWhole(after.text, schema)
  chargeReading(budget, text, reading)
  const unread = reading.fault ? UNREAD : 0
  return unread + reading.cost + repairs.reduce((sum, { cost }) => sum + cost, 0)
}

/** Whether a repair leaves every key a key: one that becomes part of a text is looked at by nobody. */
const keepsKeys = ({ edits }: Repair, sheet: Sheet): boolean =>
  keysIn(sheetOf(applyEdits(sheet.text, edits))) >= keysIn(sheet)

/** By so much less must be wrong after a repair that is no part of a search. */
const LESS_WRONG = 0.5

/** A shift with all lines below that can have been moved with it, where that leaves less wrong or says it at once. */
const widen = (repairs: Repair[], task: Task): Repair[] => {
  const { sheet } = task
  const [first] = repairs
  if (!first?.shift || repairs.some(({ shift }) => shift && shift.by !== first.shift?.by))
    return repairs
  const { lines, by } = first.shift
  const costOf = (those: readonly Repair[]) => costOfAll(those, task)
  for (const last of [wholeRun(sheet.lines, lines[0]), restOfFile(sheet.lines, lines[0], by)]) {
    if (last <= lines[1]) continue
    const wider = shiftOf(sheet, [lines[0], last], by, first.cost)
    if (keepsKeys(wider, sheet) && costOf([wider]) < costOf(repairs) - LESS_WRONG) return [wider]
  }
  return repairs
}

/** What it may cost to put all of a text right, and no fault besides. */
const ALL_RIGHT = MOVED + 1

/** So many of the places where something is wrong are looked at for lines that were moved together. */
const MOST_WRONG = 6

/** What is read first of the text around a fault that keeps nothing from being read. */
const partsAround = (
  { sheet: { text, lines }, line }: Task,
  suspects: readonly number[],
  excerpt: Excerpt,
  reading: Reading,
): Excerpt[] => {
  if (reading.fault || !hasOthers(reading, excerpt)) return []
  const own = lineIndexAt(lines, excerpt.own)
  const near = excerptAround(
    lines,
    suspects.filter((at) => at >= own),
    line,
  )
  const isSmaller = near.range.start > excerpt.range.start
  return [ownEntry(text, excerpt), ...(isSmaller ? [near] : [])]
}

/** What is wrong around an entry once it stands further in; undefined where that makes something wrong with it. */
const costMovedIn = (
  repair: Repair,
  index: number,
  { sheet, schema, budget }: Task,
  now: Reading,
) => {
  const text = applyEdits(sheet.text, repair.edits)
  const lines = linesOf(text)
  const part = ownEntry(text, excerptAround(lines, [index], index))
  const reading = readPart(text, part, schema)
  chargeReading(budget, cut(text, part).text, reading)
  const [first, last] = repair.shift?.lines ?? [index, index]
  const isWrong = reading.flaws.some(({ offset, cost }) => {
    const line = lineIndexAt(lines, offset)
    // Of a list that is wrong as a whole, such as too long, or of an entry without its type, nobody looks at what
    // stands in it; the more does, the more that costs.
    const isNew = !now.flaws.some((flaw) => flaw.offset === offset && flaw.cost >= cost)
    // Nor of what stands below a key that belongs elsewhere, or nowhere.
    const isAround = offset >= part.own || offset === part.edge
    return line <= last && (line >= first || (isAround && isNew))
  })
  return reading.fault || isWrong || !keepsKeys(repair, sheet) ? undefined : reading.cost
}

/** An entry further out than its list, moved in, where that leaves nothing that is wrong with it. */
const movedIn = (task: Task, suspects: readonly number[], now: Reading): Repair[] => {
  const tried = suspects.flatMap((index) =>
    entryMovedOut(task.sheet, index).flatMap((repair) => {
      const cost = costMovedIn(repair, index, task, now)
      return cost === undefined ? [] : [{ repair, cost }]
    }),
  )
  const [best] = tried.toSorted((a, b) => a.cost - b.cost)
  return best ? [best.repair] : []
}

/**
 * A name that was meant for what is missing at the line of the fault. Whatever a file lacks shows at its beginning: no
 * part that a search reads may hold both of a name that stands twice.
 */
const renamed = (task: Task, now: Reading): Repair[] => {
  const { sheet, line } = task
  const helps = (repair: Repair) => costOfAll([repair], task) < now.cost - LESS_WRONG
  const found = now.flaws
    .filter(({ offset }) => lineIndexAt(sheet.lines, offset) === line)
    .flatMap(({ repairs }) => repairs())
    .toSorted((a, b) => a.cost - b.cost)
    .find(helps)
  return found ? [found] : []
}

/** The repairs of the first fault of a text; none where it has to be told as it stands. */
export const repairsOf = (task: Task, reading: Reading): Repair[] => {
  const { sheet, line, schema, budget } = task
  const head = reading.fault ? misspeltHead(sheet, schema) : []
  if (head.length > 0) return head
  const suspects = suspectsFor(sheet, line)
  const entry = budget.left > 0 ? movedIn(task, suspects, reading) : []
  if (entry.length > 0) return entry
  const excerpt = excerptAround(sheet.lines, suspects, line)
  for (const part of partsAround(task, suspects, excerpt, reading)) {
    const own = budget.left > 0 ? searchPart(task, part) : []
    if (own.length > 0) return own
  }
  const searched = budget.left > 0 ? search(task, excerpt) : []
  const name = searched.length === 0 && budget.left > 0 ? renamed(task, reading) : []
  if (name.length > 0) return name
  const found = widen(searched, task)
  if (!reading.fault && reading.cost < ALL_RIGHT) return found
  // Step by step, that so many lines were moved is more than a search tries.
  const isRight = (repairs: readonly Repair[]) =>
    budget.left > 0 && costOfAll(repairs, task) < ALL_RIGHT
  if (found.length > 0 && isRight(found)) return found
  const wrong = reading.flaws.map(({ offset }) => lineIndexAt(sheet.lines, offset))
  const starts = [...new Set([...suspects, ...wrong.slice(0, MOST_WRONG)])]
  const isMove = reading.fault !== undefined || found.some(({ shift }) => shift)
  const together = [
    ...(isMove ? restsMoved(sheet, starts) : []),
    ...runsMoved(sheet, starts, schema),
  ].find((repair) => isRight([repair]))
  if (together) return [together]
  return found.length > 0 || !reading.fault ? found : [leaveOut(sheet, reading.fault)]
}
