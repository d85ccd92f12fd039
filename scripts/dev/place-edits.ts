import { type Edits, placesOf, withText } from '../../src/admin/edits.ts'
import { withEnding } from '../../src/admin/edits-file.ts'
import { isCurrent } from '../../src/admin/is-current.ts'
import { own } from '../../src/content/own.ts'
import type { ContentEdit } from '../edit/content-edit.ts'
import type { ResolvedSite } from '../resolve/resolve.ts'

/** Edits of a browser that have their place in the files. */
export interface PlacedEdits {
  edits: ContentEdit[]
  /** The same as the browser has them. */
  placed: Edits
}

type Pages = ResolvedSite['pages']

/** Every text of every page that was edited, with what the browser knows of it. */
const textsIn = (edits: Edits, pages: Pages) =>
  placesOf(edits).flatMap(({ place, edit }) => {
    const { pageKey, blockId, path } = place
    const field = own(pages.find(({ key }) => key === pageKey)?.fields, `${blockId}.${path}`)
    return field ? [{ place, edit, field }] : []
  })

/**
 * Finds where the edits of a browser belong. Those whose text is another one by now are left to their editor,
 * who is shown both on the page.
 */
export const placeEdits = (edits: Edits, pages: Pages): PlacedEdits => {
  const found = textsIn(edits, pages).filter(({ edit, field }) => isCurrent(edit, field))
  return {
    edits: found.map(({ edit, field }) => ({
      file: field.file,
      path: field.path,
      before: field.text,
      after: withEnding(edit.after, field.text),
    })),
    placed: found.reduce((all: Edits, { place, edit }) => withText(all, place, edit), {}),
  }
}
