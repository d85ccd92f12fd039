import { type Problem, problemAt } from '../../problem/problem.ts'
import { type Schema, schemaAt, shapeOf } from '../../schema/schema.ts'
import { valueAt } from '../../schema/value-at.ts'
import { BODY, isMarkdown } from '../../text/markdown-file.ts'
import type { Range, SourceFile } from '../../text/source-file.ts'
import { locate, type Path } from '../../yaml/locate.ts'
import type { ContentEdit } from '../content-edit.ts'
import { moveItem } from '../entries/move.ts'
import { removeEntry } from '../entries/remove.ts'
import { type Knowledge, setValue } from '../entries/set.ts'
import { positionIn, Refusal, refuse, refusePlace } from '../refusal.ts'
import {
  fileParts,
  fileValue,
  lineBreakOf,
  openSheet,
  type Parts,
  type Sheet,
  unreadAt,
} from '../sheet.ts'
import { isEqual } from '../spellings/equal.ts'
import type { Spellings } from '../spellings/spellings.ts'
import { follow, isNewKey, stepsOf } from '../steps.ts'
import { editWording } from '../words.ts'
import { placeAt } from '../write/place.ts'
import { changeBody } from './change-body.ts'
import { insert } from './insert.ts'
import { whatChanged } from './what-changed.ts'

/** A text after an edit, or why it was not made. */
export type Changed = { text: string } | { refusal: Problem }

/** What edits are made with, besides the text. */
export interface EditContext {
  /** What the whole file has to be. */
  schema: Schema | undefined
  spellings: Spellings
}

const checkBefore = (edit: ContentEdit, value: unknown, path: Path): void => {
  if ('before' in edit && edit.before !== undefined && !isEqual(edit.before, value))
    refuse(editWording.changedSince(value), path)
}

const perform = (sheet: Sheet, edit: ContentEdit, knowledge: Knowledge): Sheet | undefined => {
  if (edit.op === 'insert') return insert(sheet, edit, knowledge)
  const found = follow(sheet.document.value, stepsOf(edit.path))
  const isSet = edit.op === undefined || edit.op === 'set'
  if (found.rest.length > 0 && !(isSet && isNewKey(found))) refusePlace(found)
  const path = [...found.path, ...found.rest.map(String)]
  checkBefore(edit, found.rest.length > 0 ? null : found.value, path)
  if (edit.op === 'remove') return removeEntry(sheet, path)
  if (edit.op !== 'move') return setValue(sheet, path, edit.after, knowledge)
  const owner = path.slice(0, -1)
  const [from, items] = [path.at(-1), valueAt(sheet.document.value, owner)]
  if (typeof from !== 'number' || !Array.isArray(items)) return refuse(editWording.notList(), owner)
  return moveItem(sheet, owner, from, positionIn(items, edit.to, owner))
}

/** Keeps how a value was written that a set has replaced. */
const remember = (name: string, before: Sheet, after: Sheet, edit: ContentEdit, to: Spellings) => {
  if (edit.op !== undefined && edit.op !== 'set') return
  const { path, value, rest } = follow(before.document.value, stepsOf(edit.path))
  const [old, now] = [placeAt(before, path), placeAt(after, path)]
  if (rest.length > 0 || old?.node.kind !== 'scalar' || !now || now.node.kind !== 'scalar') return
  const source = before.text.slice(old.range.start, old.range.end)
  const by = after.text.slice(now.range.start, now.range.end)
  to.keep(name, path, { value, source, by })
}

const knowledgeOf = (
  name: string,
  sheet: Sheet,
  { schema, spellings }: EditContext,
): Knowledge => ({
  keysAt: (path) => {
    const { value } = sheet.document
    const inner = schema && schemaAt(schema, value, path)
    return Object.keys((inner && shapeOf(inner, valueAt(value, path))) ?? {})
  },
  formerSource: (path, source, value) => spellings.former(name, path, source, value),
})

const changeYaml = (
  { name, text }: SourceFile,
  { yaml }: Parts,
  edit: ContentEdit,
  context: EditContext,
): string => {
  const sheet = openSheet(text.slice(yaml.start, yaml.end), lineBreakOf(text))
  if (!sheet) return refuse(editWording.unreadable())
  const changed = perform(sheet, edit, knowledgeOf(name, sheet, context))
  if (!changed)
    return refuse(editWording.noPlaceFor(), follow(sheet.document.value, stepsOf(edit.path)).path)
  remember(name, sheet, changed, edit, context.spellings)
  return text.slice(0, yaml.start) + changed.text + text.slice(yaml.end)
}

const change = (file: SourceFile, edit: ContentEdit, context: EditContext): string => {
  const parts = fileParts(file.name, file.text)
  if (!parts) return refuse(editWording.unreadable())
  const isBody = parts.body && stepsOf(edit.path).join('.') === BODY
  if (!isBody || !parts.body) return changeYaml(file, parts, edit, context)
  const body = changeBody(file.text, parts.body, edit)
  return typeof body === 'string' ? body : refuse(body)
}

const rangeAt = ({ name, text }: SourceFile, path: Path): Range => {
  const parts = fileParts(name, text)
  if (!parts) return { start: 0, end: 0 }
  const yaml = text.slice(parts.yaml.start, parts.yaml.end)
  const inFile = ({ start, end }: Range) => ({
    start: start + parts.yaml.start,
    end: end + parts.yaml.start,
  })
  const sheet = openSheet(yaml)
  if (!sheet) return inFile(unreadAt(yaml))
  if (isMarkdown(name) && path[0] === BODY && parts.body) return parts.body
  const { value, key, found } = locate(sheet.document.root, path)
  return inFile(found && value.end > value.start ? value : (key ?? value))
}

/**
 * Why an edit is refused that was made in an item of a list: another item has its place by now.
 *
 * @param file as it was before any of the edits, because edits of one item change it
 */
export const refuseOtherItem = (file: SourceFile, edit: ContentEdit): Problem | undefined => {
  const within = 'within' in edit ? edit.within : undefined
  if (!within) return undefined
  const { path, value, rest } = follow(fileValue(file), stepsOf(within.path))
  if (rest.length === 0 && isEqual(within.before, value)) return undefined
  const now = rest.length === 0 ? whatChanged(within.before, value) : value
  return problemAt(file, rangeAt(file, path), editWording.changedSince(now))
}

/** The text of a file after an edit: what it does not name stays as it is, to the byte. */
export const changeText = (file: SourceFile, edit: ContentEdit, context: EditContext): Changed => {
  try {
    return { text: change(file, edit, context) }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return { refusal: problemAt(file, rangeAt(file, error.path), error.wording) }
  }
}
