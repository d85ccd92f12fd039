import type { FieldSource } from '../../content/field-source.ts'
import { own } from '../../content/own.ts'

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

/** The edits of a block. */
export const blockAt = (edits: Edits, { pageKey, blockId }: Omit<EditPlace, 'path'>): BlockEdits =>
  own(own(edits, pageKey), blockId) ?? {}

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
