import type { MediaFile } from '../../content/collections/resolved.ts'
import { groupBy } from '../../content/group-by.ts'
import { own } from '../../content/own.ts'
import type { PageData } from '../../page/page-data.ts'
import type { Forms } from '../draft/forms.ts'
import type { Edit, PageEdits, PlacedEdit } from '../edits/edits.ts'
import { type FoundPlace, findPlace, groupOver } from '../places/find-place.ts'
import { isCurrent } from '../places/is-current.ts'
import type { AdminPage, Facts } from '../site/admin-files.ts'
import { resolveEdit, type ToTree } from './resolve-edit.ts'
import { setAt } from './set-at.ts'
import { showForm } from './show-form.ts'

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

/** Edits that are shown at once. */
type Batch = [PlacedEdit, ...PlacedEdit[]]

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

/** What keeps an edit from being shown, or leaves nothing to show of it. */
const refuse = ({ place, edit }: PlacedEdit, { file, page }: MergeInput) => {
  const found = findPlace({ ...file, route: page.route }, place, edit.kind)
  return found ? judge(edit, found) : GONE
}

/** The page with edits that are shown at once, or what speaks against it; neither while it can't be converted. */
const mergeReady = (page: PageData, ready: Batch, input: MergeInput): AppliedEdit => {
  const [first] = ready
  if (!first.edit.kind) return mergeText(page, first, input)
  if (!input.forms) return {}
  const { forms, media = {} } = input
  const merged = showForm(page, ready, { ...input, forms, media })
  return merged ? { page: merged } : { fault: 'it is not what it has to be' }
}

/** Values of one block or entry come together, all other edits by themselves. */
export const batchesOf = (placed: readonly PlacedEdit[], { groups }: AdminPage): Batch[] => {
  const overOf = (each: PlacedEdit): object => {
    const { blockId, path } = each.place
    const isValue = each.edit.kind === 'value'
    return (isValue && groupOver(groups, `${blockId}.${path}`)?.group) || each
  }
  return [...groupBy(placed, overOf).values()] as Batch[]
}

/** What came of each edit of a batch, and the page afterwards; where they don't hold together, one by one. */
export const mergeBatch = (page: PageData, batch: Batch, input: MergeInput) => {
  const results = batch.map((placed) => ({ placed, result: refuse(placed, input) }))
  const [first, ...rest] = results.flatMap(({ placed, result }) => (result ? [] : [placed]))
  const all = first && rest.length > 0 ? mergeReady(page, [first, ...rest], input) : {}
  let current = all.page ?? page
  return results.map(({ placed, result }): { placed: PlacedEdit; result: AppliedEdit } => {
    if (result) return { placed, result }
    const shown = all.page ? all : mergeReady(current, [placed], input)
    current = shown.page ?? current
    return { placed, result: shown }
  })
}
