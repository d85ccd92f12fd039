import { indentOf, type Line } from '../lines.ts'

const BEGINS_TEXT = /[:-]\s+(?:!\S+\s+)?[|>][-+\d]*\s*(?:#.*)?$/

/** For each line, whether it is part of a text that `|` or `>` begins. */
export const blockTextLines = (lines: readonly Line[]): boolean[] => {
  let head = -1
  return lines.map(({ text }) => {
    if (head >= 0 && (text.trim() === '' || indentOf(text) > head)) return true
    head = BEGINS_TEXT.test(text) ? indentOf(text) : -1
    return false
  })
}
