import { contentEdits } from '../../../src/admin/edits/content-edits.ts'
import { type Edits, placesOf, withText } from '../../../src/admin/edits/edits.ts'
import { findPlace, sourceFor } from '../../../src/admin/places/find-place.ts'
import { isCurrent } from '../../../src/admin/places/is-current.ts'
import type { ContentEdit } from '../../edit/content-edit.ts'
import type { ResolvedSite } from '../../resolve/resolve.ts'

/** Edits of a browser that have their place in the files. */
export interface PlacedEdits {
  edits: ContentEdit[]
  /** The same as the browser has them, and those that the files say already. */
  placed: Edits
}

type Pages = ResolvedSite['pages']

/** Every edit of every page, with what the files say of its place: never what the browser says of it. */
const placesIn = (edits: Edits, pages: Pages) =>
  placesOf(edits).flatMap(({ place, edit }) => {
    const shown = pages.find(({ key }) => key === place.pageKey)
    const found =
      shown &&
      findPlace(
        { route: shown.route, fields: shown.fields, groups: shown.groups },
        place,
        edit.kind,
      )
    return found ? [{ place, edit, found }] : []
  })

type Placed = ReturnType<typeof placesIn>

const together = (placed: Placed): Edits =>
  placed.reduce(
    (all: Edits, { place, edit, found }) =>
      withText(all, place, { ...edit, at: sourceFor(found, edit.after) }),
    {},
  )

/** A new entry comes in with the order that names it. */
const withOrder = (found: Placed): Placed =>
  found.filter(({ place, edit }) => {
    const key = place.path.split('.', 1)[0]
    return (
      edit.kind !== 'entry' ||
      found.some(
        (other) =>
          other.edit.kind === 'order' &&
          other.place.pageKey === place.pageKey &&
          other.place.blockId === place.blockId &&
          other.place.path === key,
      )
    )
  })

/**
 * Finds where the edits of a browser belong. Those whose text is another one by now are left to their editor,
 * who is shown both on the page.
 */
export const placeEdits = (edits: Edits, pages: Pages): PlacedEdits => {
  const all = placesIn(edits, pages)
  const isSaid = ({ edit, found }: Placed[number]) => edit.after === found.now
  const isReady = (each: Placed[number]) => !isSaid(each) && isCurrent(each.edit, each.found)
  const ready = withOrder(all.filter(isReady))
  return {
    edits: contentEdits(together(ready)),
    placed: together([...ready, ...all.filter(isSaid)]),
  }
}
