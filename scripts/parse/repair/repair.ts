import type { Wording } from '../../problem/problem.ts'
import type { Schema } from '../../schema/schema.ts'
import type { Edit } from '../../text/edits.ts'
import { type Line, linesOf } from '../../text/lines.ts'
import type { Range } from '../../text/source-file.ts'
import { blockTextLines } from './block-texts.ts'

/**
 * A run of lines in the wrong column: the first and the last, the column of the first, and how far they have to move.
 */
export interface Shift {
  lines: [first: number, last: number]
  found: number
  by: number
}

/** One way in which a text may have been meant: what is wrong with it, where, and how it would read. */
export interface Repair {
  /** What is shown to the editor. */
  range: Range
  wording: Wording
  /** Changes of the text; they don't touch each other. */
  edits: Edit[]
  /** How unlikely it is that somebody meant this; see `costs.ts`. */
  cost: number
  /** Whether only the author can tell if it is right: nobody is offered its edits. */
  isGuess?: boolean
  /** Whether it only moves lines: everything that was a value must still be one afterwards. */
  isLayout?: boolean
  shift?: Shift
}

/** A word in the place of another. */
export const rename = (
  range: Range,
  by: string,
  words: Repair['wording'],
  cost: number,
): Repair => ({
  range,
  wording: words,
  edits: [{ ...range, by }],
  cost,
})

/** A text with what the rules look up in it again and again. */
export interface Sheet {
  text: string
  lines: Line[]
  /** For each line, whether it is part of a text that `|` or `>` begins. */
  inText: boolean[]
}

/** Looks through a text once for all rules. */
export const sheetOf = (text: string): Sheet => {
  const lines = linesOf(text)
  return { text, lines, inText: blockTextLines(lines) }
}

/**
 * A kind of mistake: every way in which the line at `index` may show it.
 *
 * @param schema of the whole file
 */
export type Rule = (sheet: Sheet, index: number, schema?: Schema) => Repair[]
