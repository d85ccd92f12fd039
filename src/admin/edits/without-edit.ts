import { own } from '../../content/own.ts'
import { blockAt, type EditPlace, type Edits, type PlacedEdit, withText } from './edits.ts'
import { idsIn, jsonOf } from './value-json.ts'

/** An order without an id that there is no entry for any more. */
const withoutId = (edits: Edits, place: EditPlace): Edits => {
  const [key = '', id = ''] = place.path.split('.')
  const order = own(blockAt(edits, place), key)
  if (order?.kind !== 'order') return edits
  const after = jsonOf(idsIn(order.after).filter((other) => other !== id))
  const isAsBefore = after === order.before
  return withText(edits, { ...place, path: key }, isAsBefore ? undefined : { ...order, after })
}

/** Edits without the new entries of a list. */
const withoutEntries = (edits: Edits, place: EditPlace): Edits =>
  Object.entries(blockAt(edits, place))
    .filter(([path, { kind }]) => kind === 'entry' && path.startsWith(`${place.path}.`))
    .reduce((left, [path]) => withText(left, { ...place, path }, undefined), edits)

/** All edits but one: a new entry, and its place in the order, go together. */
export const withoutEdit = (edits: Edits, { place, edit }: PlacedEdit): Edits => {
  const left = withText(edits, place, undefined)
  if (edit.kind === 'entry') return withoutId(left, place)
  return edit.kind === 'order' ? withoutEntries(left, place) : left
}
