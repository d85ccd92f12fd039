import { own } from '../content/own.ts'
import type { PageData } from '../page/page-data.ts'
import type { AdminPage, Facts } from './admin-files.ts'
import { type Edits, type PageEdits, type Place, withText } from './edits.ts'
import { resolveEdit, type ToTree } from './resolve-edit.ts'
import { setAt } from './set-at.ts'

export interface Merged {
  page: PageData
  /** The edits that are shown now. */
  shown: PageEdits
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

const placesOf = (pageKey: string, edits: PageEdits): [Place, string][] =>
  Object.entries(edits).flatMap(([blockId, texts]) =>
    Object.entries(texts).map(([path, text]): [Place, string] => [
      { pageKey, blockId, path },
      text,
    ]),
  )

const withValue = (page: PageData, { blockId, path }: Place, value: unknown) => {
  const index = page.blocks.findIndex(({ id }) => id === blockId)
  return setAt(page, ['blocks', String(index), ...path.split('.')], value)
}

/** The page with one edit, or what speaks against it; neither while Markdown can't be converted. */
const mergeOne = (
  page: PageData,
  place: Place,
  text: string,
  { file, facts, toTree }: MergeInput,
): { page?: PageData; fault?: string } => {
  const field = own(file.fields, `${place.blockId}.${place.path}`)
  if (!field) return { fault: 'the page has no such text' }
  if (field.kind === 'markdown' && !toTree) return {}
  const outcome = resolveEdit(text, field.kind, facts, toTree)
  if (outcome.refusal) return { fault: `it is refused (${outcome.refusal})` }
  const merged = withValue(page, place, outcome.value)
  return merged ? { page: merged } : { fault: 'the page has no such text' }
}

/** Merges the edits of a page over what was published; what does not fit leaves the default. */
export const applyEdits = (input: MergeInput): Merged => {
  const { key } = input.page
  const faults: string[] = []
  let page = input.page
  let shown: Edits = {}
  for (const [place, text] of placesOf(key, input.edits)) {
    const result = mergeOne(page, place, text, input)
    if (result.fault) faults.push(`${key}, ${place.blockId}.${place.path}: ${result.fault}`)
    if (!result.page) continue
    page = result.page
    shown = withText(shown, place, text)
  }
  return { page, shown: own(shown, key) ?? {}, faults }
}
