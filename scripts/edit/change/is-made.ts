import type { SourceFile } from '../../text/source-file.ts'
import type { ContentEdit, SetEdit, Step } from '../content-edit.ts'
import { fileValue } from '../sheet.ts'
import { isEqual } from '../spellings/equal.ts'
import { openSpellings } from '../spellings/spellings.ts'
import { follow, positionOf, stepsOf } from '../steps.ts'
import { changeText } from './change-text.ts'

const isSet = (file: SourceFile, edit: SetEdit): boolean =>
  'text' in
  changeText(
    file,
    { ...edit, before: edit.after },
    { schema: undefined, spellings: openSpellings() },
  )

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

/** Whether an edit of the admin mode asks for what a file already says. */
export const isMade = (file: SourceFile, edit: ContentEdit): boolean => {
  const value = fileValue(file)
  // What can't be read says nothing.
  if (value === undefined) return false
  const steps = stepsOf(edit.path)
  const at = (path: readonly Step[]) => follow(value, path)
  if (edit.op === 'remove') return at(steps).rest.length > 0
  if (edit.op === 'insert') return hasItem(at(steps).value, edit.after)
  if (edit.op === 'move') return standsBefore(at(steps.slice(0, -1)).value, steps.at(-1), edit.to)
  return isSet(file, edit)
}
