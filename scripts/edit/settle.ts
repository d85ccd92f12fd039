import { findHiddenSigns } from '../parse/repair/whole-text/hidden-signs.ts'
import { findTraps } from '../parse/traps.ts'
import { openSheet, type Sheet } from './sheet.ts'
import { isEqual } from './spellings/equal.ts'

/** Counted once for each: what one change leaves, the next one begins with. */
const counted = new WeakMap<Sheet, number>()

/** How much of a text says something else to people than to YAML. */
const doubtsIn = (sheet: Sheet): number => {
  const { text, document } = sheet
  const doubts =
    counted.get(sheet) ??
    findTraps(text, document.root, document.value, undefined).length + findHiddenSigns(text).length
  counted.set(sheet, doubts)
  return doubts
}

const opened = (sheet: Sheet, text: string, value: unknown): Sheet[] => {
  const next = openSheet(text, sheet.lineBreak)
  const isMeant =
    next &&
    next.document.placeholders.length <= sheet.document.placeholders.length &&
    isEqual(next.document.value, value)
  return next && isMeant ? [next] : []
}

/**
 * The first of several texts that says exactly what is wanted, and says it without a doubt, if any does.
 *
 * @param value of the whole text as it is to be
 */
export const settle = (
  sheet: Sheet,
  value: unknown,
  texts: readonly string[],
): Sheet | undefined => {
  const doubts = doubtsIn(sheet)
  let doubtful: Sheet | undefined
  for (const text of new Set(texts)) {
    for (const next of opened(sheet, text, value)) {
      if (doubtsIn(next) <= doubts) return next
      doubtful ??= next
    }
  }
  return doubtful
}

/** A text with something else in a range. */
export const splice = (
  { text }: Pick<Sheet, 'text'>,
  { start, end }: { start: number; end: number },
  by: string,
): string => text.slice(0, start) + by + text.slice(end)
