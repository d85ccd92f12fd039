import { own } from '../../content/own.ts'
import { newId } from '../draft/draft.ts'
import { type Edits, type PlacedEdit, withText } from '../edits/edits.ts'
import { mergedOrder } from '../edits/merged-order.ts'
import { idsIn, jsonOf, readValue } from '../edits/value-json.ts'
import type { Raw } from '../edits/with-part.ts'
import { withoutEdits } from '../edits/without-edits.ts'
import { entriesIn, type FoundPlace, sourceFor } from '../places/find-place.ts'
import type { AdminPage } from '../site/admin-files.ts'

/** A new entry under another id, where somebody else has taken its own since. */
const renamedEntry = (edits: Edits, { place, edit }: PlacedEdit, { groups }: AdminPage): Edits => {
  const { pageKey, blockId } = place
  const [key = '', id = ''] = place.path.split('.')
  const order = own(own(own(edits, pageKey), blockId), key)
  const named = order ? idsIn(order.after) : []
  const taken = [...entriesIn(groups, blockId, key).map(([other]) => other), ...named]
  const value = readValue(edit.after) as Raw
  const free = newId({ ...value, id: '' }, taken)
  const entry = { ...edit, after: jsonOf({ ...value, id: free }) }
  const without = withText(edits, place, undefined)
  const renamed = withText(without, { ...place, path: `${key}.${free}` }, entry)
  if (!order) return renamed
  const ids = named.map((other) => (other === id ? free : other))
  return withText(renamed, { ...place, path: key }, { ...order, after: jsonOf(ids) })
}

/**
 * The edits with one on what is published by now; nothing of what others have written is lost by it.
 *
 * @param isProposed whether a proposal of this browser has brought a new entry in: what is published by its id is that
 *   entry, perhaps with other words of whoever has taken it over
 */
export const rebased = (
  edits: Edits,
  placed: PlacedEdit,
  found: FoundPlace,
  file: AdminPage,
  isProposed = false,
): Edits => {
  const { place, edit } = placed
  const { now } = found
  if (edit.kind === 'entry' && isProposed)
    return withoutEdits(edits, withText({}, place, { ...edit, after: now }))
  if (edit.kind === 'entry') return renamedEntry(edits, placed, file)
  const after =
    edit.kind === 'order' ? mergedOrder(edit.before ?? '[]', edit.after, now) : edit.after
  return withText(edits, place, { ...edit, before: now, after, at: sourceFor(found, after) })
}
