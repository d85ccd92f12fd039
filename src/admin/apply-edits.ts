import { own } from '../content/own.ts'
import type { PageData } from '../page/page-data.ts'
import type { AdminPage, Facts } from './admin-files.ts'
import {
  type Edit,
  type EditPlace,
  type Edits,
  type PageEdits,
  placesOf,
  withText,
} from './edits.ts'
import { isCurrent } from './is-current.ts'
import { type Field, resolveEdit, type ToTree, tidy } from './resolve-edit.ts'
import { setAt } from './set-at.ts'

export interface PlacedEdit {
  place: EditPlace
  edit: Edit
}

export interface Merged {
  page: PageData
  /** The edits that are shown now. */
  shown: PageEdits
  /** Edits whose published text is another one by now, or gone: their editor has to decide. */
  stale: PlacedEdit[]
  /** Stored edits that the page has no place for, or must not show. */
  faults: string[]
}

export interface MergeInput {
  page: PageData
  edits: PageEdits
  file: AdminPage
  facts: Facts
  /** Missing until it is loaded; edited Markdown is not shown before. */
  toTree: ToTree | undefined
}

interface AppliedEdit {
  page?: PageData
  fault?: string
  stale?: true
}

const GONE: AppliedEdit = { fault: 'the page has no such text', stale: true }
const CHANGED: AppliedEdit = { fault: 'the published text has changed since', stale: true }

/** Why an edit does not come to be shown: its text was changed since, or is published as edited. */
const judge = (edit: Edit, field: Field): AppliedEdit | undefined => {
  if (tidy(field.text, field.kind) === edit.after) return {}
  return isCurrent(edit, field) ? undefined : CHANGED
}

/** The page with one edit, or what speaks against it; neither while Markdown can't be converted. */
const mergeOne = (
  page: PageData,
  { place: { blockId, path }, edit }: PlacedEdit,
  { file, facts, toTree }: MergeInput,
): AppliedEdit => {
  const field = own(file.fields, `${blockId}.${path}`)
  if (!field) return GONE
  const verdict = judge(edit, field)
  if (verdict) return verdict
  if (field.kind === 'markdown' && !toTree) return {}
  const outcome = resolveEdit(edit.after, field.kind, facts, toTree)
  if (outcome.refusal) return { fault: `it is refused (${outcome.refusal})` }
  const merged = setAt(page, ['blocks', blockId, ...path.split('.')], outcome.value)
  return merged ? { page: merged } : GONE
}

/** Merges the edits of a page over what was published; what does not fit leaves the default. */
export const applyEdits = (input: MergeInput): Merged => {
  const { key } = input.page
  const faults: string[] = []
  const stale: PlacedEdit[] = []
  let page = input.page
  let shown: Edits = {}
  for (const placed of placesOf({ [key]: input.edits })) {
    const { place, edit } = placed
    const result = mergeOne(page, placed, input)
    if (result.fault) faults.push(`${key}, ${place.blockId}.${place.path}: ${result.fault}`)
    if (result.stale) stale.push(placed)
    if (!result.page) continue
    page = result.page
    shown = withText(shown, place, edit)
  }
  return { page, shown: own(shown, key) ?? {}, stale, faults }
}
