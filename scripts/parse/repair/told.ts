import { type Edit, inSource, type Mended } from '../../text/edits.ts'
import type { Line } from '../../text/lines.ts'
import type { Range } from '../../text/source-file.ts'
import { type Repair, type Sheet, type Shift, sheetOf } from './repair.ts'
import { indentWords } from './rules/columns.ts'

/** A repair with its place in the text as it was written. */
export interface Told {
  repair: Repair
  place: Range
  edits: Edit[]
}

/** What was told of lines of which a shift takes back the last: it reached too far. */
const tooLong = (told: readonly Told[], { shift }: Repair): Told | undefined =>
  told.findLast(({ repair: { shift: earlier } }) => {
    if (!shift || !earlier || earlier.by !== -shift.by) return false
    const [first, last] = earlier.lines
    return last === shift.lines[1] && shift.lines[0] > first
  })

/** The same, told of the lines alone that stay moved. */
const shortened = (before: Told, { shift }: Repair, mended: Mended): Told => {
  const earlier = before.repair.shift as Shift
  const [from] = (shift as Shift).lines
  const { found, by } = earlier
  const { lines: all } = sheetOf(mended.text)
  const { start } = all[from] as Line
  const last = all.slice(0, from).findLastIndex(({ text }) => text.trim() !== '')
  const lines: [number, number] = [earlier.lines[0], last]
  const kept = inSource({ start, end: start }, mended).start
  return {
    ...before,
    repair: {
      ...before.repair,
      wording: indentWords(found, found + by, lines),
      shift: { ...earlier, lines },
    },
    edits: before.edits.filter((edit) => edit.start < kept),
  }
}

/** Lines of a shift that say something: comments may stand anywhere. */
const tellingLines = ({ lines: all, inText }: Sheet, { lines: [first, last] }: Shift): string =>
  all
    .flatMap(({ text }, index) => (inText[index] || !/^\s*(?:#|$)/.test(text) ? [index] : []))
    .filter((index) => index >= first && index <= last)
    .join(' ')

/** What was told of lines that move again. */
const movedBefore = (told: readonly Told[], { shift }: Repair, text: string): Told | undefined => {
  if (!shift) return undefined
  const sheet = sheetOf(text)
  const lines = tellingLines(sheet, shift)
  return told.findLast(
    ({ repair: { shift: earlier } }) => earlier && tellingLines(sheet, earlier) === lines,
  )
}

/** What was told of the last lines of those that a shift moves back with others above them. */
const movedAhead = (told: readonly Told[], { shift }: Repair): Told | undefined =>
  told.find(({ repair: { shift: earlier } }) => {
    if (!shift || !earlier || earlier.by !== -shift.by) return false
    return earlier.lines[1] === shift.lines[1] && earlier.lines[0] > shift.lines[0]
  })

/** Takes back what was told of lines that are where they were again; says whether there was any. */
const cancel = (told: Told[], each: Told, mended: Mended): boolean => {
  const again = movedBefore(told, each.repair, mended.text)
  if (again && again.repair.shift?.by === -(each.repair.shift?.by ?? 0)) {
    told.splice(told.indexOf(again), 1)
    return true
  }
  const ahead = movedAhead(told, each.repair)
  if (!ahead) return false
  told.splice(told.indexOf(ahead), 1, shortened(each, ahead.repair, mended))
  return true
}

/** Shortens what reached too far, and what that one had taken back before; says whether there was any. */
const takeBack = (told: Told[], repair: Repair, mended: Mended): boolean => {
  const longer = tooLong(told, repair)
  if (!longer) return false
  const place = told.indexOf(longer)
  const shorter = shortened(longer, repair, mended)
  told.splice(place, 1)
  if (takeBack(told, shorter.repair, mended)) return true
  if (!cancel(told, shorter, mended)) told.splice(place, 0, shorter)
  return true
}

/** A shift that goes on with the one before, with the next lines or further: both are told together. */
const together = (
  before: Told | undefined,
  { shift, cost }: Repair,
  isAgain: boolean,
): Repair | undefined => {
  const earlier = before?.repair.shift
  if (!before || !earlier || !shift) return undefined
  const isNext = earlier.by === shift.by && earlier.lines[1] + 1 === shift.lines[0]
  if (!isAgain && !isNext) return undefined
  const lines: [number, number] = [earlier.lines[0], shift.lines[1]]
  const by = isAgain ? earlier.by + shift.by : shift.by
  const words = indentWords(earlier.found, earlier.found + by, lines)
  return { ...before.repair, wording: words, cost, shift: { ...earlier, lines, by } }
}

/** What was told of a value that is replaced as a whole now: how it is written matters no more. */
const replacedBefore = (told: readonly Told[], [edit, ...others]: readonly Edit[]) =>
  others.length > 0 || !edit?.by
    ? undefined
    : told.find(
        ({ repair, place, edits }) =>
          !repair.shift &&
          edits.every(({ start, end }) => start >= place.start && end <= place.end) &&
          Math.abs(edit.start - place.start) <= 1 &&
          Math.abs(edit.end - place.end) <= 1,
      )

/**
 * Adds a repair to what is told. Lines that move more than once are told of once, as they end up.
 *
 * @param mended the text before this repair
 */
export const tell = (told: Told[], repair: Repair, mended: Mended): void => {
  const edits = repair.edits.map((edit) => ({ ...edit, ...inSource(edit, mended) }))
  const again = movedBefore(told, repair, mended.text)
  if (!again && takeBack(told, repair, mended)) return
  const replaced = replacedBefore(told, edits)
  if (replaced) {
    const { place } = replaced
    const all = edits.map(({ by }) => ({ ...place, by }))
    told.splice(told.indexOf(replaced), 1, { repair, place, edits: all })
    return
  }
  const whole = { repair, place: inSource(repair.range, mended), edits }
  if (cancel(told, whole, mended)) return
  const before = again ?? told.at(-1)
  const joined = together(before, repair, again !== undefined)
  const place = before ? told.indexOf(before) : -1
  if (joined && before)
    told.splice(place, 1, { ...before, repair: joined, edits: [...before.edits, ...edits] })
  else told.push(whole)
}
