import { groupBy } from '../content/group-by.ts'
import { own } from '../content/own.ts'
import type { PageData } from '../page/page-data.ts'
import type { AdminPage } from './admin-files.ts'
import { type PlacedEdit, placesOf, withText } from './edits.ts'
import { findPlace } from './find-place.ts'
import { whatIsPossible } from './history.ts'
import type { Session } from './session.ts'

/** A new entry and the order that names it are nothing without each other. */
const nameOf = ({ place: { blockId, path }, edit: { kind } }: PlacedEdit): string =>
  `${blockId}.${kind === 'entry' ? path.split('.')[0] : path}`

/**
 * Drops the edits of a page that have been published with it. If they were kept, they would come back when somebody
 * reverts the text later, and be proposed once more. An edit that restores the former words while the page was on its
 * way changes nothing yet, and stays.
 */
export const letGoPublished = (
  { store, stored }: Pick<Session, 'store' | 'stored'>,
  { key, route }: PageData,
  file: AdminPage,
): void => {
  const isPublished = ({ place, edit }: PlacedEdit) =>
    edit.after !== edit.before &&
    findPlace({ ...file, route }, place, edit.kind)?.now === edit.after
  const placed = placesOf({ [key]: own(stored.read(), key) ?? {} })
  const published = [...groupBy(placed, nameOf).values()].filter((all) => all.every(isPublished))
  if (published.length === 0) return
  stored.change((edits) =>
    published.flat().reduce((left, { place }) => withText(left, place, undefined), edits),
  )
  const edits = stored.read()
  store.set({ edits, history: whatIsPossible(edits, store.get().history) })
}
