import { changeBetween, keepsLines } from '../text/change-between.ts'
import { applyEdits, type Edit } from '../text/edits.ts'
import type { FixedFile } from './fixed-file.ts'
import { hasStyle, restyled } from './restyle.ts'

/** A text of a file after a repair, and what makes the one of the other. */
interface Repaired {
  text: string
  change: Edit
}

/** Repairs of a text that leave all other lines where they are, each behind the one before. */
const inRow = ({ text }: FixedFile, repaired: readonly Repaired[]): Repaired[] => {
  const row: Repaired[] = []
  for (const each of repaired.toSorted((a, b) => a.change.start - b.change.start)) {
    const isBehind = each.change.start > (row.at(-1)?.change.end ?? -1)
    if (isBehind && keepsLines(text, each.change)) row.push(each)
  }
  return row
}

/** Those of a row that may not be in the style of their file. */
const unstyled = (file: FixedFile, row: readonly Repaired[]): readonly Repaired[] => {
  if (row.length < 2) return row
  const edits = row.map(({ change }) => change)
  if (hasStyle(file, applyEdits(file.text, edits))) return []
  const middle = Math.ceil(row.length / 2)
  return [row.slice(0, middle), row.slice(middle)].flatMap((half) => unstyled(file, half))
}

/**
 * The texts of a file after one of several repairs each, as `restyled` has them. Most repairs leave nothing to be done,
 * and a file is read in no time but not hundreds of times: what all of them together leave in its style, each does.
 */
export const restyledEach = (file: FixedFile, texts: readonly string[]): string[] => {
  const repaired = texts.map((text) => ({ text, change: changeBetween(file.text, text) }))
  const row = inRow(file, repaired)
  const styled = new Set(row)
  for (const each of unstyled(file, row)) styled.delete(each)
  return repaired.map((each) => (styled.has(each) ? each.text : restyled(file, each.text)))
}
