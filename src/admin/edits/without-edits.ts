import { own } from '../../content/own.ts'
import {
  type Edit,
  type EditPlace,
  type Edits,
  type PlacedEdit,
  placesOf,
  type SourceText,
  withText,
} from './edits.ts'
import { jsonOf, readValue } from './value-json.ts'
import { withEnding } from './with-ending.ts'
import { withPart } from './with-part.ts'

const isPartOf = ({ file, path }: SourceText, other: SourceText, depth: number): boolean =>
  file === other.file &&
  path.length >= depth &&
  path.slice(0, depth).every((step, index) => String(step) === String(other.path[index]))

/** An item as it is once an edit of a part of it has been published. */
const itemAfter = (item: string, { kind, at, after }: Edit, depth: number): string => {
  const part = kind === 'value' ? readValue(after) : withEnding(after, at?.text ?? '')
  return jsonOf(withPart(readValue(item), at?.path.slice(depth).map(String) ?? [], part))
}

/** An edit in an item of which another edit has been published, or that takes an entry out of which one has. */
const besidePublished = (edit: Edit, published: Edit): Edit => {
  const [at, there] = [edit.at, published.at]
  if (!at || !there) return edit
  if (at.within && isPartOf(there, at, at.within.depth)) {
    const { depth, item } = at.within
    return { ...edit, at: { ...at, within: { depth, item: itemAfter(item, published, depth) } } }
  }
  const id = String(there.path[0])
  const entry = there.file === at.file ? own(at.left, id) : undefined
  if (entry === undefined) return edit
  return { ...edit, at: { ...at, left: { ...at.left, [id]: itemAfter(entry, published, 1) } } }
}

const withItems = (edits: Edits, published: Edit): Edits =>
  placesOf(edits).reduce((all, { place, edit }) => {
    const moved = besidePublished(edit, published)
    return moved === edit ? all : withText(all, place, moved)
  }, edits)

/** An edit on what another one has published. */
const onTopOf = (edit: Edit, published: Edit): Edit => ({
  ...edit,
  before: published.after,
  ...(edit.at && { at: { ...edit.at, text: withEnding(published.after, edit.at.text) } }),
})

/** An entry can't come in anew once it is published: of one that was changed since, each field is an edit. */
const withFields = (
  edits: Edits,
  place: EditPlace,
  { at, after }: Edit,
  published: Edit,
): Edits => {
  const [old, now] = [readValue(published.after), readValue(after)] as Record<string, unknown>[]
  return Object.keys({ ...old, ...now }).reduce((all, key) => {
    const [before, changed] = [jsonOf(own(old, key)), jsonOf(own(now, key))]
    if (before === changed) return all
    const where = at && { at: { ...at, path: [...at.path, key], text: before } }
    const edit: Edit = { kind: 'value', before, after: changed, ...where }
    return withText(all, { ...place, path: `${place.path}.${key}` }, edit)
  }, edits)
}

const withoutEdit = (left: Edits, { place, edit }: PlacedEdit): Edits => {
  const now = own(own(own(left, place.pageKey), place.blockId), place.path)
  if (!now || now.before !== edit.before) return left
  const without = withText(left, place, undefined)
  if (now.after === edit.after) return without
  if (now.kind === 'entry') return withFields(without, place, now, edit)
  return withText(without, place, onTopOf(now, edit))
}

/** All edits but those that are published now; what was changed again since replaces what is. */
export const withoutEdits = (edits: Edits, published: Edits): Edits =>
  placesOf(published).reduce(
    (left, placed) => withItems(withoutEdit(left, placed), placed.edit),
    edits,
  )
