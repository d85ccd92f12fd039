import { own } from '../../content/own.ts'
import type { PageData } from '../../page/page-data.ts'
import type { PageEdits } from '../edits/edits.ts'
import { applyEdits, type Merged } from '../merge/apply-edits.ts'
import { type AdminState, factsOf } from './admin-state.ts'

const untouched = (page: PageData, faults: string[] = []): Merged => ({
  page,
  shown: {},
  stale: [],
  faults,
})

const merge = (state: AdminState, page: PageData, edits: PageEdits | undefined): Merged => {
  if (!edits) return untouched(page)
  if (!page.admin) return untouched(page, [`${page.key}: the page may not be edited`])
  const { site, file, toTree, forms } = state
  // A page that has just been turned to is not yet the one whose file is there.
  if (!site || !file || state.page !== page) return untouched(page)
  const { media } = site
  return applyEdits({ page, edits, file, facts: factsOf(state), toTree, forms, media })
}

/** Merges edits over pages; as long as nothing changes that matters, the result is the same one. */
export const createMerger = () => {
  let inputs: unknown[] = []
  let merged: Merged | undefined
  return (state: AdminState, shown: PageData): Merged => {
    // One that comes anew is not shown before it is known where its texts stand.
    const page = shown.key === state.page?.key ? state.page : shown
    const edits = own(state.edits, page.key)
    const next = [page, state.page, edits, state.site, state.file, state.toTree, state.forms]
    if (!merged || next.some((input, index) => input !== inputs[index])) {
      merged = merge(state, page, edits)
      inputs = next
    }
    return merged
  }
}
