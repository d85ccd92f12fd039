import { own } from '../../content/own.ts'
import type { PageData } from '../../page/page-data.ts'
import { rankOf } from '../draft/draft.ts'
import { type Edits, type PageEdits, type PlacedEdit, placesOf, withText } from '../edits/edits.ts'
import { batchesOf, type MergeInput, mergeBatch } from './merge-batch.ts'

export interface Merged {
  page: PageData
  /** The edits that are shown now. */
  shown: PageEdits
  /** Edits whose published text is another one by now, or gone: their editor has to decide. */
  stale: PlacedEdit[]
  /** Stored edits that the page has no place for, or must not show. */
  faults: string[]
}

/** Merges the edits of a page over what was published; what does not fit leaves the default. */
export const applyEdits = (input: MergeInput): Merged => {
  const { key } = input.page
  const faults: string[] = []
  const stale: PlacedEdit[] = []
  let page = input.page
  let shown: Edits = {}
  const sorted = placesOf({ [key]: input.edits }).toSorted(
    (a, b) => rankOf(a.edit) - rankOf(b.edit),
  )
  for (const batch of batchesOf(sorted, input.file))
    for (const { placed, result } of mergeBatch(page, batch, input)) {
      const { place, edit } = placed
      if (result.fault) faults.push(`${key}, ${place.blockId}.${place.path}: ${result.fault}`)
      if (result.stale) stale.push(placed)
      if (!result.page) continue
      page = result.page
      shown = withText(shown, place, edit)
    }
  return { page, shown: own(shown, key) ?? {}, stale, faults }
}
