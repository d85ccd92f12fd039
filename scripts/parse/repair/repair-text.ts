import type { Schema } from '../../schema/schema.ts'
import { type Mended, mend } from '../../text/edits.ts'
import { lineIndexAt } from '../../text/lines.ts'
import type { YamlDocument } from '../../yaml/document.ts'
import { LEFT_OUT } from './costs.ts'
import { settleMoves } from './moved/moved-lines.ts'
import { type Sheet, sheetOf } from './repair.ts'
import { repairsOf } from './repairs-of-fault.ts'
import { chargeReading } from './search/budget.ts'
import { type Reading, readWhole } from './search/reading.ts'
import { type Told, tell } from './told.ts'

/** A text put right, as far as it can be told how it was meant. */
export interface Repaired {
  mended: Mended
  told: Told[]
  /** Missing where the text still is no YAML. */
  document?: YamlDocument
}

/** After so many faults in one file nobody reads on. */
const MOST_FAULTS = 30

/** Characters that are read at most to find out how a file was meant: about a quarter of a second. */
const MOST_READ = 1_800_000

/** The line of the first thing that is wrong, may come from the layout, and was not given up before. */
const firstFault = (sheet: Sheet, reading: Reading, settled: ReadonlySet<string>) => {
  const lineOf = (offset: number) => lineIndexAt(sheet.lines, offset)
  if (reading.fault) return lineOf(reading.fault.offset)
  const flaw = reading.flaws.find(
    ({ offset, repairable }) => repairable && !settled.has(sheet.lines[lineOf(offset)]?.text ?? ''),
  )
  return flaw && lineOf(flaw.offset)
}

/**
 * Puts a text right, fault by fault, as its editor is told to, so that one run names every fault and
 * none that only follows from another. Of all readings of a text the one counts that has the fewest
 * faults and the likeliest repairs, and hides nothing.
 */
export const repairText = (text: string, schema: Schema | undefined): Repaired => {
  const budget = { left: MOST_READ }
  const settled = new Set<string>()
  const told: Told[] = []
  let left = 0
  let mended: Mended = { text, edits: [] }
  const readNow = () => {
    const reading = readWhole(mended.text, schema)
    chargeReading(budget, mended.text, reading)
    return { sheet: sheetOf(mended.text), reading }
  }
  let now = readNow()
  for (;;) {
    if (now.sheet.text !== mended.text) now = readNow()
    const { sheet, reading } = now
    const line = firstFault(sheet, reading, settled)
    const isGone = reading.fault?.reason === 'empty' && told.length > 0
    const isEnough =
      told.length + settled.size >= MOST_FAULTS || (budget.left <= 0 && !reading.fault)
    if (line === undefined || isGone || isEnough)
      return { mended, told: settleMoves(told, text), document: reading.document }
    const moved = told.at(-1)?.repair.shift
    const repairs = repairsOf({ sheet, line, schema, budget, moved }, reading)
    if (repairs[0]?.cost === LEFT_OUT) left += 1
    if (left > 1) return { mended, told: settleMoves(told, text) }
    const unchanged = mended.text
    for (const repair of repairs) {
      tell(told, repair, mended)
      mended = mend(mended, repair.edits)
    }
    if (reading.fault && mended.text === unchanged) return { mended, told: settleMoves(told, text) }
    if (repairs.length === 0) settled.add(sheet.lines[line]?.text ?? '')
  }
}
