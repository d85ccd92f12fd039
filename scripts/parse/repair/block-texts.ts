import { indentOf, type Line } from '../../text/lines.ts'

/** `text: |`, `- >-`, `text: |2 # as it was sent`: the lines below are one text. */
export const BEGINS_TEXT = /(?:^\s*(?:-\s+)*-|:)\s+(?:!\S+\s+)?[|>][-+\d]*\s*(?:#.*)?$/

/**
 * For each line, whether it is part of a text that `|` or `>` begins. The first line of a text gives it its
 * column (YAML 1.2, 8.1.1.1): a line further out is none of it.
 */
export const blockTextLines = (lines: readonly Line[]): boolean[] => {
  let head = -1
  let column: number | undefined
  return lines.map(({ text }) => {
    if (head >= 0 && text.trim() === '') return true
    if (head >= 0 && indentOf(text) >= (column ?? head + 1)) {
      column ??= indentOf(text)
      return true
    }
    head = BEGINS_TEXT.test(text) ? indentOf(text) : -1
    column = undefined
    return false
  })
}
