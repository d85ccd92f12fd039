import { groupBy } from '../../content/group-by.ts'
import { own } from '../../content/own.ts'
import type { PageData } from '../../page/page-data.ts'
import { type Edits, type PlacedEdit, placesOf, withText } from '../edits/edits.ts'
import { whatIsPossible } from '../edits/history.ts'
import { withoutEdits } from '../edits/without-edits.ts'
import { findPlace } from '../places/find-place.ts'
import { isSaid } from '../proposed/said.ts'
import type { AdminPage } from '../site/admin-files.ts'
import type { Session } from './session.ts'

/** A new entry and the order that names it are nothing without each other. */
const nameOf = ({ place: { blockId, path }, edit: { kind } }: PlacedEdit): string =>
  `${blockId}.${kind === 'entry' ? path.split('.')[0] : path}`

/** An edit as it is published, if it is. */
type Find = (placed: PlacedEdit) => PlacedEdit | undefined

/** Those of edits that belong together: an order stays as long as it has new entries to put in. */
const publishedOf = (all: readonly PlacedEdit[], find: Find): PlacedEdit[] => {
  const isWaiting = all.some((placed) => placed.edit.kind === 'entry' && !find(placed))
  return all.flatMap((placed) => {
    const { kind, after } = placed.edit
    const found = find(placed)
    const isKept = isWaiting && kind === 'order' && found?.edit.after === after
    return found && !isKept ? [found] : []
  })
}

/**
 * Drops the edits of a page that have been published with it. If they were kept, they would come back when somebody
 * reverts the text later, and be proposed once more. What was proposed, and changed again before it was published, is
 * an edit on top of that from now on. An edit that restores the former words while the page was on its way changes
 * nothing yet, and stays.
 */
export const letGoPublished = (
  { store, stored, begun }: Pick<Session, 'store' | 'stored' | 'begun'>,
  { key, route }: PageData,
  file: AdminPage,
): void => {
  const find: Find = ({ place, edit }) => {
    const now = findPlace({ ...file, route }, place, edit.kind)?.now
    if (now === undefined || now === edit.before) return undefined
    const isPublished = now === edit.after || isSaid(begun, edit, now)
    return isPublished ? { place, edit: { ...edit, after: now } } : undefined
  }
  const placed = placesOf({ [key]: own(stored.read(), key) ?? {} })
  const all = [...groupBy(placed, nameOf).values()].flatMap((group) => publishedOf(group, find))
  if (all.length === 0) return
  const published = all.reduce<Edits>((edits, { place, edit }) => withText(edits, place, edit), {})
  stored.change((edits) => withoutEdits(edits, published))
  const edits = stored.read()
  store.set({ edits, history: whatIsPossible(edits, store.get().history) })
}
