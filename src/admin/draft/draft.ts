import type { FormField } from '../../../scripts/edit/form/form.ts'
import type { CollectionName } from '../../content/collection-names.ts'
import type { GroupSource } from '../../content/field-source.ts'
import { own } from '../../content/own.ts'
import { slugify } from '../../content/text/slugify.ts'
import { titleOf } from '../../content/title-of.ts'
import type { BlockEdits, Edit } from '../edits/edits.ts'
import { idsIn, readValue } from '../edits/value-json.ts'
import { type Raw, withPart } from '../edits/with-part.ts'
import { entriesIn, findPlace, groupOver } from '../places/find-place.ts'
import { isCurrent } from '../places/is-current.ts'
import type { AdminPage } from '../site/admin-files.ts'
import type { Forms } from './forms.ts'

/** An entry that a block shows. */
export interface Card {
  /** Path in its block: `services.heat-pump`; of a new one, what it is called until it has a name. */
  name: string
  id: string
  value: Raw
  source: GroupSource
  isNew?: true
  /** One that there is, and that the page shows only with its next build: of it no more than its id is known. */
  isTaken?: true
}

/** A field of a block that shows entries. */
export interface CardList {
  key: string
  cards: Card[]
  /** Whether entries may come in, go and move. */
  isOpen: boolean
  /** Whether the field names one entry. */
  isSingle?: true
  /** Of a list that the block names itself: among which entries there are more to be taken in. */
  among?: CollectionName | undefined
}

/** What a form is about: a block with the entries that it shows, as they are edited. */
export interface Draft {
  blockId: string
  /** Where the texts of its page stood when the form was opened, and what they were. */
  file: AdminPage
  source: GroupSource
  block: Raw
  lists: CardList[]
  /** All edits of the block when the form was opened. */
  begun: BlockEdits
  /** Edits of the block that the form knows nothing of. */
  others: BlockEdits
}

export interface DraftInput {
  blockId: string
  file: AdminPage
  route: string
  forms: Forms
}

const cardOf = (name: string, id: string, source: GroupSource): Card => ({
  name,
  id,
  value: source.value,
  source,
})

const listOf = ({ key, collection }: FormField, input: DraftInput): CardList => {
  const { blockId, file, route } = input
  const single = own(file.groups, `${blockId}.${key}`)
  if (single) return { key, cards: [cardOf(key, '', single)], isOpen: false, isSingle: true }
  const entries = entriesIn(file.groups, blockId, key)
  const order = findPlace({ ...file, route }, { blockId, path: key }, 'order')
  return {
    key,
    cards: entries.map(([id, source]) => cardOf(`${key}.${id}`, id, source)),
    isOpen: order !== undefined && idsIn(order.now).length === entries.length,
    among: Array.isArray(own(own(file.groups, blockId)?.value, key)) ? collection : undefined,
  }
}

/** An entry that there is, as it comes into a list that the block names itself. */
export const takenCard = ({ key }: CardList, like: Card, id: string): Card => ({
  ...cardOf(`${key}.${id}`, id, { ...like.source, value: { id } }),
  isTaken: true,
})

const withCard = (lists: readonly CardList[], name: string, change: (card: Card) => Card) =>
  lists.map((list) => ({
    ...list,
    cards: list.cards.map((card) => (card.name === name ? change(card) : card)),
  }))

/** The draft with the value of a text or another part. */
const withValue = (draft: Draft, path: string, value: unknown): Draft => {
  const { blockId } = draft
  const names = draft.lists.flatMap(({ cards }) => cards.map(({ name }) => name))
  const name = names.find((each) => path.startsWith(`${each}.`))
  if (name === undefined)
    return { ...draft, block: withPart(draft.block, path.split('.'), value) as Raw, blockId }
  const rest = path.slice(name.length + 1).split('.')
  const change = (card: Card) => ({ ...card, value: withPart(card.value, rest, value) as Raw })
  return { ...draft, lists: withCard(draft.lists, name, change) }
}

const inList = (
  draft: Draft,
  key: string,
  change: (cards: Card[], list: CardList) => Card[],
): Draft => ({
  ...draft,
  lists: draft.lists.map((list) =>
    list.key === key ? { ...list, cards: change(list.cards, list) } : list,
  ),
})

const withEntry = (draft: Draft, path: string, value: Raw): Draft => {
  const [key = ''] = path.split('.')
  const id = String(value.id)
  return inList(draft, key, (cards) => {
    const [first] = cards
    if (!first) return cards
    return [...cards, { name: path, id, value, source: first.source, isNew: true as const }]
  })
}

const inOrder = (draft: Draft, key: string, ids: readonly string[]): Draft =>
  inList(draft, key, (cards, list) =>
    ids.flatMap((id) => {
      const [first] = cards
      const found = cards.filter((card) => card.id === id)
      return first && list.among && found.length === 0 ? [takenCard(list, first, id)] : found
    }),
  )

const fold = (draft: Draft, path: string, edit: Edit): Draft => {
  if (edit.kind === 'order') return inOrder(draft, path, idsIn(edit.after))
  if (edit.kind === 'entry') return withEntry(draft, path, readValue(edit.after) as Raw)
  return withValue(draft, path, edit.kind ? readValue(edit.after) : edit.after)
}

/** Texts first, and the order of lists last, when all of their entries are there. */
const RANKS = { value: 1, entry: 2, order: 3 }

export const rankOf = ({ kind }: Edit): number => (kind ? RANKS[kind] : 0)

/** Kinds of fields whose entries have forms beside that of the block. */
const ENTRIES = ['entry', 'entries']

/** Those of its lists that the block shows as it is edited: where it names another entry, the former one is not shown. */
export const shownLists = ({ lists, block, source }: Draft): CardList[] =>
  lists.filter(({ key, isSingle }) => !isSingle || own(block, key) === own(source.value, key))

/** A block as it is edited by now, with the edits that a form can't hold; nothing for one without a form. */
export const openDraft = (input: DraftInput, edits: BlockEdits): Draft | undefined => {
  const { blockId, file, route, forms } = input
  const source = own(file.groups, blockId)
  const schema = source && forms.groupSchema(source)
  if (!source || !schema) return undefined
  const keys = forms.groupFields(schema, source.value).filter(({ kind }) => ENTRIES.includes(kind))
  const lists = keys.map((field) => listOf(field, input)).filter(({ cards }) => cards.length > 0)
  const known = Object.entries(edits).filter(([path, edit]) => {
    const found = findPlace({ ...file, route }, { blockId, path }, edit.kind)
    const isHeld = edit.kind || groupOver(file.groups, `${blockId}.${path}`)
    return isHeld && found && isCurrent(edit, found)
  })
  const others = Object.fromEntries(
    Object.entries(edits).filter(([path]) => !known.some(([name]) => name === path)),
  )
  const begun: Draft = { blockId, file, source, block: source.value, lists, begun: edits, others }
  return known
    .toSorted(([, a], [, b]) => rankOf(a) - rankOf(b))
    .reduce((draft, [path, edit]) => fold(draft, path, edit), begun)
}

/** A short name for a new entry that no other one beside it has. */
export const newId = (value: Raw, taken: readonly string[]): string => {
  const wanted = slugify(titleOf(value)) || 'eintrag'
  const names = [wanted, ...taken.map((_, index) => `${wanted}-${index + 2}`)]
  return names.find((name) => !taken.includes(name)) ?? wanted
}
