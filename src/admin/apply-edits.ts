import { own } from '../content/own.ts'
import type { MediaFile } from '../content/resolved.ts'
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
import { type FoundPlace, findPlace } from './find-place.ts'
import { rankOf } from './form/draft.ts'
import type { Forms } from './form/forms.ts'
import { showForm } from './form/show-form.ts'
import { isCurrent } from './is-current.ts'
import { resolveEdit, type ToTree } from './resolve-edit.ts'
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
  /** Missing until it is loaded; what forms have changed is not shown before. */
  forms?: Forms | undefined
  /** Pictures by the names of their files. */
  media?: Readonly<Record<string, MediaFile>> | undefined
}

interface AppliedEdit {
  page?: PageData
  fault?: string
  stale?: true
}

const GONE: AppliedEdit = { fault: 'the page has no such text', stale: true }
const CHANGED: AppliedEdit = { fault: 'the published text has changed since', stale: true }

/** Why an edit does not come to be shown: its text was changed since, or is published as edited. */
const judge = (edit: Edit, found: FoundPlace): AppliedEdit | undefined => {
  if (found.now === edit.after) return {}
  return isCurrent(edit, found) ? undefined : CHANGED
}

const mergeText = (
  page: PageData,
  { place: { blockId, path }, edit }: PlacedEdit,
  { file, facts, toTree }: MergeInput,
): AppliedEdit => {
  const kind = own(file.fields, `${blockId}.${path}`)?.kind ?? 'text'
  if (kind === 'markdown' && !toTree) return {}
  const outcome = resolveEdit(edit.after, kind, facts, toTree)
  if (outcome.refusal) return { fault: `it is refused (${outcome.refusal})` }
  const merged = setAt(page, ['blocks', blockId, ...path.split('.')], outcome.value)
  return merged ? { page: merged } : GONE
}

/** The page with one edit, or what speaks against it; neither while it can't be converted. */
const mergeOne = (page: PageData, placed: PlacedEdit, input: MergeInput): AppliedEdit => {
  const { place, edit } = placed
  const sources = { ...input.file, route: input.page.route }
  const found = findPlace(sources, place, edit.kind)
  if (!found) return GONE
  const verdict = judge(edit, found)
  if (verdict) return verdict
  if (!edit.kind) return mergeText(page, placed, input)
  if (!input.forms) return {}
  const { forms, media = {} } = input
  const merged = showForm(page, placed, { ...input, forms, media })
  return merged ? { page: merged } : { fault: 'it is not what it has to be' }
}

/** Merges the edits of a page over what was published; what does not fit leaves the default. */
export const applyEdits = (input: MergeInput): Merged => {
  const { key } = input.page
  const faults: string[] = []
  const stale: PlacedEdit[] = []
  let page = input.page
  let shown: Edits = {}
  for (const placed of placesOf({ [key]: input.edits }).toSorted(
    (a, b) => rankOf(a.edit) - rankOf(b.edit),
  )) {
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
