import { isMap } from '../../../scripts/schema/is-map.ts'
import type { NamedEntries } from '../../content/entry-name.ts'
import { own } from '../../content/own.ts'
import { tidy } from '../../content/text/tidy.ts'
import type { BlockEdits, Edit } from '../edits/edits.ts'
import { jsonOf } from '../edits/value-json.ts'
import type { Raw } from '../edits/with-part.ts'
import { findPlace, groupOver, sourceFor } from '../places/find-place.ts'
import {
  type Card,
  type CardList,
  type Draft,
  type DraftInput,
  newId,
  shownLists,
} from './draft.ts'
import type { Forms } from './forms.ts'

type PathEdit = [path: string, edit: Edit]

const edited = (
  path: string,
  after: string,
  kind: Edit['kind'],
  around: DraftInput,
): PathEdit[] => {
  const { blockId, file, route } = around
  const found = findPlace({ ...file, route }, { blockId, path }, kind)
  if (!found || found.now === after) return []
  return [[path, { ...(kind && { kind }), before: found.now, after, at: sourceFor(found, after) }]]
}

/** Items that changed their words are told one by one, unless some also changed places. */
const isInPlace = (before: unknown, after: unknown): boolean => {
  if (!Array.isArray(before) || !Array.isArray(after) || before.length !== after.length)
    return false
  const old = before.map(jsonOf)
  return after.map(jsonOf).every((item, index) => item === old[index] || !old.includes(item))
}

const below = (path: string, step: string | number): string =>
  path === '' ? String(step) : `${path}.${step}`

/** A value that is no text of its own, with the texts in it as single ones are kept. */
const tidied = (path: string, before: unknown, after: unknown, around: DraftInput): unknown => {
  const { blockId, file, forms } = around
  const found = groupOver(file.groups, `${blockId}.${path}`)
  return found ? forms.tidyValue(found.group, found.rest, after, before) : after
}

/** What is written where a text stands alone; undefined elsewhere. */
const textAt = (
  path: string,
  after: unknown,
  { blockId, file }: DraftInput,
): string | undefined => {
  const field = own(file.fields, `${blockId}.${path}`)
  return field && typeof after === 'string' ? tidy(after, field.kind) : undefined
}

const differences = (
  path: string,
  before: unknown,
  after: unknown,
  around: DraftInput,
): PathEdit[] => {
  if (around.forms.isEqual(before, after)) return []
  if (isMap(before) && isMap(after)) {
    const keys = new Set([...Object.keys(before), ...Object.keys(after)])
    return [...keys].flatMap((key) =>
      differences(below(path, key), own(before, key), own(after, key), around),
    )
  }
  if (isInPlace(before, after))
    return (before as unknown[]).flatMap((item, index) =>
      differences(below(path, index), item, (after as unknown[])[index], around),
    )
  const text = textAt(path, after, around)
  if (text) return edited(path, text, undefined, around)
  // Blanks are no text: kept as one, they would not be read again.
  const value = text === '' ? undefined : tidied(path, before, after, around)
  return edited(path, jsonOf(value), 'value', around)
}

const idsOf = ({ cards }: CardList): string[] => cards.map(({ id }) => id)

const ofList = (list: CardList, around: DraftInput): PathEdit[] => {
  const { key, cards, isOpen } = list
  const { forms } = around
  const known = cards.filter(({ isTaken }) => !isTaken)
  const changed = known.flatMap(({ name, value, source, isNew }) =>
    isNew
      ? edited(name, jsonOf(forms.tidyValue(source, [], value, undefined)), 'entry', around)
      : differences(name, source.value, value, around),
  )
  return isOpen ? [...changed, ...edited(key, jsonOf(idsOf(list)), 'order', around)] : changed
}

/** An entry with its fields in the order in which they are declared. */
const inOrder = ({ value, source }: Card, id: string, forms: Forms): Raw => {
  const schema = forms.groupSchema(source)
  const keys = schema ? forms.groupFields(schema, value).map(({ key }) => key) : []
  const known = keys.filter((key) => Object.hasOwn(value, key)).map((key) => [key, value[key]])
  return { id, ...Object.fromEntries(known) }
}

interface Naming {
  forms: Forms
  entries: NamedEntries
  /** Whether a proposal names a new entry: by another name it would be one more, beside that of the proposal. */
  isProposed: (card: Card) => boolean
  /** Ids that are taken in a list besides, though the form does not know of them. */
  takenIn?: (key: string) => readonly string[]
}

/** New entries get a name that none beside them has, nor any other of which the form knows. */
export const named = (draft: Draft, { forms, entries, isProposed, takenIn }: Naming): Draft => ({
  ...draft,
  lists: draft.lists.map((list) => {
    const others = (list.among && own(entries, list.among)) ?? []
    const known = list.cards.filter((card) => !card.isNew || isProposed(card))
    const beside = takenIn?.(list.key) ?? []
    const taken = [...[...known, ...others].map(({ id }) => id), ...beside]
    const cards = list.cards.map((card) => {
      if (!card.isNew) return card
      if (known.includes(card)) return { ...card, value: inOrder(card, card.id, forms) }
      const id = newId({ ...card.value, id: '' }, taken)
      taken.push(id)
      return { ...card, id, name: `${list.key}.${id}`, value: inOrder(card, id, forms) }
    })
    return { ...list, cards }
  }),
})

/** All edits of a block that a draft comes to. */
export const draftEdits = (draft: Draft, around: DraftInput): BlockEdits => {
  const { source, block, others } = draft
  const found = [
    ...differences('', source.value, block, around),
    ...shownLists(draft).flatMap((list) => ofList(list, around)),
  ]
  return { ...others, ...Object.fromEntries(found) }
}
