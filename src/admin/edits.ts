import type { FieldSource } from '../content/field-source.ts'
import { own } from '../content/own.ts'
import { withPart } from './form/with-part.ts'
import { jsonOf, readValue } from './value-json.ts'
import { withEnding } from './with-ending.ts'

/**
 * Edits of something else than a text: a value, as JSON, `null` where there is none; the order of a list, as the ids
 * of its entries; a whole new entry.
 */
export const EDIT_KINDS = ['value', 'order', 'entry'] as const

/** A new text, as its editor wrote it. */
export interface Edit {
  /** Missing for a text. */
  kind?: (typeof EDIT_KINDS)[number]
  /** The published text that it replaces; unknown in what was stored before this was kept. */
  before?: string
  after: string
  /** Where it stands in the content, and what stood there to the letter; unknown in what was stored before. */
  at?: SourceText
}

/** A text of the content. */
export interface SourceText extends Pick<FieldSource, 'file' | 'text'> {
  path: (string | number)[]
  /** Of the page on which it was edited; unknown in what was stored before. */
  route?: string
  /** The item of a list that it is a part of, where none but its position tells it from those beside it. */
  within?: ItemAround
  /** Of the order of a file's entries: those that it leaves out, as they were, as JSON by their ids. */
  left?: Record<string, string>
}

/** An item of a list as it was when a part of it was edited. */
export interface ItemAround {
  /** How many steps of the path lead to it. */
  depth: number
  /** The item, as JSON. */
  item: string
}

/**
 * Edits of a block by the path of the field: `title`, `news.jubilaeum.title`. The path goes through
 * entries by their ids, so it leads to the same text when the list has changed.
 */
export type BlockEdits = Record<string, Edit>

/** Changed blocks of a page by their id. */
export type PageEdits = Record<string, BlockEdits>

/**
 * Everything that was edited in this browser, by page key. It is kept as
 * `{ version: 2, pages: { [page key]: { [block id]: { [path]: { before, after } } } } }`.
 *
 * Of a form's edits, each also has its `kind`; what they replace is JSON.
 *
 * This holds the specification's content block: `id` is the block's id; the type is `stat` for
 * blocks of type `stats` and `text` for all others; `title` is the field `title`, `content` the
 * block's other texts, and a stat's label is the field `stats.projects.label`. Only changed fields are
 * kept: the published block is the default that they are merged over, and
 * what was not changed follows it.
 */
export type Edits = Record<string, PageEdits>

/** A text on a page. */
export interface EditPlace {
  pageKey: string
  blockId: string
  path: string
}

/** An edit with its place. */
export interface PlacedEdit {
  place: EditPlace
  edit: Edit
}

/** The record with one entry changed, or without it; undefined where nothing is left. */
const replace = <T>(
  record: Record<string, T> | undefined,
  key: string,
  value: T | undefined,
): Record<string, T> | undefined => {
  const others = Object.entries(record ?? {}).filter(([name]) => name !== key)
  const entries = value === undefined ? others : [...others, [key, value] as [string, T]]
  return entries.length > 0 ? Object.fromEntries(entries) : undefined
}

/** All edits with those of one block changed; without them, the block is as published. */
export const withBlock = (
  edits: Edits,
  { pageKey, blockId }: Omit<EditPlace, 'path'>,
  block: BlockEdits | undefined,
): Edits => replace(edits, pageKey, replace(own(edits, pageKey), blockId, block)) ?? {}

/** All edits with one text changed; undefined makes it as published. */
export const withText = (edits: Edits, place: EditPlace, edit: Edit | undefined): Edits =>
  withBlock(edits, place, replace(own(own(edits, place.pageKey), place.blockId), place.path, edit))

type Nested<Value> = Map<string, Value>

/** All edits with many texts changed, each as `withText` does it: without a copy of all for each of them. */
export const withTexts = (
  edits: Edits,
  changes: readonly { place: EditPlace; edit: Edit | undefined }[],
): Edits => {
  const pages: Nested<Nested<Nested<Edit>>> = new Map(
    Object.entries(edits).map(([key, page]) => [
      key,
      new Map(Object.entries(page).map(([id, block]) => [id, new Map(Object.entries(block))])),
    ]),
  )
  for (const { place, edit } of changes) {
    const { pageKey, blockId, path } = place
    const page = pages.get(pageKey) ?? new Map()
    const block = page.get(blockId) ?? new Map()
    pages.delete(pageKey)
    page.delete(blockId)
    block.delete(path)
    if (edit) block.set(path, edit)
    if (block.size > 0) page.set(blockId, block)
    if (page.size > 0) pages.set(pageKey, page)
  }
  return Object.fromEntries(
    [...pages].map(([key, page]) => [
      key,
      Object.fromEntries([...page].map(([id, block]) => [id, Object.fromEntries(block)])),
    ]),
  )
}

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
  ...(edit.at && { at: { ...edit.at, text: published.after } }),
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

/** Every edit with its place. */
export const placesOf = (edits: Edits): PlacedEdit[] =>
  Object.entries(edits).flatMap(([pageKey, blocks]) =>
    Object.entries(blocks).flatMap(([blockId, texts]) =>
      Object.entries(texts).map(([path, edit]) => ({ place: { pageKey, blockId, path }, edit })),
    ),
  )

/** How many blocks of the whole site are changed. */
export const countBlocks = (edits: Edits): number =>
  Object.values(edits).reduce((sum, page) => sum + Object.keys(page).length, 0)
