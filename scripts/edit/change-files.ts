import type { Problem } from '../problem/problem.ts'
import { reportText } from '../report/text.ts'
import type { SourceFile } from '../text/source-file.ts'
import { changeText } from './change-text.ts'
import type { ContentEdit, SetEdit, Step } from './content-edit.ts'
import { isEqual } from './equal.ts'
import { fileValue } from './sheet.ts'
import { openSpellings } from './spellings.ts'
import { follow, positionOf, stepsOf } from './steps.ts'

/** New texts by the names of files, or why there are none. */
export type ChangedFiles = { texts: Map<string, string> } | { report: string }

/** Nothing is known of how values were written before. */
const fresh = () => ({ schema: undefined, spellings: openSpellings() })

const isSet = (file: SourceFile, edit: SetEdit): boolean =>
  'text' in changeText(file, { ...edit, before: edit.after }, fresh())

/** Whether a list has an item of this name that says the same. */
const hasItem = (list: unknown, item: unknown): boolean => {
  const { id } = (item ?? {}) as { id?: unknown }
  if (!Array.isArray(list) || typeof id !== 'string') return false
  return isEqual(list[positionOf(list, id)], item)
}

const standsBefore = (list: unknown, step: Step | undefined, other: Step): boolean => {
  if (!Array.isArray(list) || step === undefined || typeof other !== 'string') return false
  const [from, to] = [positionOf(list, step), positionOf(list, other)]
  return from >= 0 && from < to
}

/** Whether an edit asks for what a file already says. */
const isMade = (file: SourceFile, edit: ContentEdit): boolean => {
  const steps = stepsOf(edit.path)
  const at = (path: readonly Step[]) => follow(fileValue(file), path)
  if (edit.op === 'remove') return at(steps).rest.length > 0
  if (edit.op === 'insert') return hasItem(at(steps).value, edit.after)
  if (edit.op === 'move') return standsBefore(at(steps.slice(0, -1)).value, steps.at(-1), edit.to)
  return isSet(file, edit)
}

/**
 * The texts of files after edits, all or none: made on what the files say now, whatever they said when they were
 * published. What they say already is passed over.
 */
export const changeFiles = (
  files: readonly SourceFile[],
  edits: readonly (ContentEdit & { file: string })[],
): ChangedFiles => {
  const texts = new Map<string, string>()
  const refusals: Problem[] = []
  for (const edit of edits) {
    const file = files.find(({ name }) => name === edit.file)
    if (!file) continue
    const now = { ...file, text: texts.get(file.name) ?? file.text }
    if (isMade(now, edit)) continue
    const changed = changeText(now, edit, fresh())
    if ('refusal' in changed) refusals.push(changed.refusal)
    else texts.set(file.name, changed.text)
  }
  return refusals.length > 0 ? { report: reportText(refusals) } : { texts }
}
