import { changeText } from '../edit/change/change-text.ts'
import type { ContentEdit, Step } from '../edit/content-edit.ts'
import { fileValue, lineBreakOf } from '../edit/sheet.ts'
import { openSpellings } from '../edit/spellings/spellings.ts'
import type { Repair } from '../problem/problem.ts'
import { valueAt } from '../schema/value-at.ts'
import { applyEdits, type Edit } from '../text/edits.ts'
import { BODY } from '../text/markdown-file.ts'
import type { FixedFile } from './fixed-file.ts'
import { loses } from './loses.ts'
import { restyled } from './restyle.ts'

const editOf = (repair: Exclude<Repair, { edits: unknown }>): ContentEdit =>
  'remove' in repair
    ? { op: 'remove', path: repair.remove as Step[] }
    : { path: repair.path as Step[], after: repair.after }

/** Edits with the line breaks of their text: who proposes them, knows none but the usual ones. */
const inLinesOf = (text: string, edits: readonly Edit[]): Edit[] => {
  const lineBreak = lineBreakOf(text)
  return edits.map((edit) => ({ ...edit, by: edit.by.replace(/\r?\n/g, lineBreak) }))
}

/** Whether a value stands there under that name: below one that is still to be corrected it would come in twice. */
const isWritten = (file: FixedFile, { path }: { path: readonly PropertyKey[] }): boolean =>
  path[0] === BODY || valueAt(fileValue(file), path) !== undefined

const changedBy = (file: FixedFile, repair: Repair): string | undefined => {
  if ('edits' in repair) return applyEdits(file.text, inLinesOf(file.text, repair.edits))
  if ('path' in repair && !isWritten(file, repair)) return undefined
  const context = { schema: undefined, spellings: openSpellings() }
  const changed = changeText(file, editOf(repair), context)
  return 'text' in changed ? changed.text : undefined
}

/** The text after a repair, as it comes; nothing where it would lose something by it. */
export const keptBy = (file: FixedFile, repair: Repair): string | undefined => {
  const changed = changedBy(file, repair)
  return changed === undefined || loses(file.text, changed) ? undefined : changed
}

/** Whether there is a text of a file after a repair, without the effort to put it in the style of the file. */
export const canRepair = (file: FixedFile, repair: Repair): boolean =>
  keptBy(file, repair) !== undefined

/** The text of a file after a repair; nothing where it would lose something by it. */
export const repaired = (file: FixedFile, repair: Repair): string | undefined => {
  const kept = keptBy(file, repair)
  return kept === undefined ? undefined : restyled(file, kept)
}
