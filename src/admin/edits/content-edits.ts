import type { FileEdit } from '../../../scripts/edit/content-edit.ts'
import { own } from '../../content/own.ts'
import { type Edit, type Edits, type PageEdits, placesOf, type SourceText } from './edits.ts'
import { foldParts, isSet } from './fold-parts.ts'
import { idsIn, readValue } from './value-json.ts'
import { withEnding } from './with-ending.ts'

const itemAround = ({ path, within }: SourceText) =>
  within && {
    within: { path: path.slice(0, within.depth), before: readValue(within.item) ?? null },
  }

const ofText = ({ after }: Edit, at: SourceText): FileEdit => {
  const { file, path, text: before } = at
  return { file, path, before, ...itemAround(at), after: withEnding(after, before) }
}

const ofValue = ({ before = 'null', after }: Edit, at: SourceText): FileEdit => {
  const { file, path } = at
  // Where nothing was, somebody may have written something since.
  const [old, now] = [readValue(before) ?? null, readValue(after)]
  const place = { file, path, before: old, ...itemAround(at) }
  return now === undefined ? { op: 'remove', ...place } : { ...place, after: now }
}

type Block = PageEdits[string]

/*
 * Each of these brings a list a step nearer to an order, in the list itself and in edits of its file: so an edit is
 * made on the list that those before it leave.
 */

/** New entries come in, each behind the one before it; one that has been published since has its place already. */
const takeIn = (
  list: string[],
  order: readonly string[],
  entryOf: (id: string) => Edit | undefined,
): FileEdit[] =>
  order.flatMap((id, index): FileEdit[] => {
    const { at, after } = entryOf(id) ?? {}
    if (!at || after === undefined) return []
    const former = order[index - 1]
    const where = former === undefined ? { at: list[0] } : { behind: former }
    if (!list.includes(id)) list.splice(former === undefined ? 0 : list.indexOf(former) + 1, 0, id)
    return [{ op: 'insert', file: at.file, path: [], ...where, after: readValue(after) }]
  })

/** Entries go that the order does not name. */
const takeOut = (
  list: string[],
  order: readonly string[],
  { file, left }: SourceText,
): FileEdit[] => {
  const gone = list.filter((id) => !order.includes(id))
  for (const id of gone) list.splice(list.indexOf(id), 1)
  return gone.map((id) => {
    const path = [id]
    const before = readValue(own(left, id) ?? 'null')
    return { op: 'remove', file, path, ...(before !== undefined && { within: { path, before } }) }
  })
}

/** The others move to their places, the first one first. */
const move = (list: string[], order: readonly string[], file: string): FileEdit[] =>
  order.flatMap((id, index): FileEdit[] => {
    const place = list[index]
    if (place === undefined || place === id) return []
    list.splice(list.indexOf(id), 1)
    list.splice(index, 0, id)
    return [{ op: 'move', file, path: [id], to: place }]
  })

const ofOrder = (
  { before = '[]', after }: Edit,
  at: SourceText,
  entryOf: (id: string) => Edit | undefined,
): FileEdit[] => {
  const { file, path } = at
  // Where it is not known into which file a new entry comes, nothing may name it.
  const isLost = (id: string) => {
    const entry = entryOf(id)
    return entry !== undefined && !entry.at
  }
  const [old, now] = [idsIn(before), idsIn(after).filter((id) => !isLost(id))]
  const list = [...old]
  const order = now.filter((id) => old.includes(id) || entryOf(id))
  const added = takeIn(list, order, entryOf)
  if (path.length > 0) return [...added, { file, path, before: old, after: now }]
  return [...added, ...takeOut(list, order, at), ...move(list, order, file)]
}

const ofBlock = (texts: Block): FileEdit[] =>
  Object.entries(texts).flatMap(([key, edit]): FileEdit[] => {
    const { kind, at } = edit
    if (!at || kind === 'entry') return []
    if (kind === 'order') return ofOrder(edit, at, (id) => texts[`${key}.${id}`])
    return [kind === 'value' ? ofValue(edit, at) : ofText(edit, at)]
  })

/** The last of those that say the same place anew; what comes in, goes and moves stays in its order, behind them. */
const inTurn = (edits: readonly FileEdit[]): FileEdit[] => {
  const named = (edit: FileEdit) => [JSON.stringify([edit.file, edit.path]), edit] as const
  const all = foldParts(edits)
  const sets = new Map(all.filter(isSet).map(named))
  const rest = all
    .filter((edit) => !isSet(edit))
    .map((edit) => [JSON.stringify(edit), edit] as const)
  return [...sets.values(), ...new Map(rest).values()]
}

/**
 * The edits of which the place in the content is known, in the order in which they are to be made; of two for one text
 * the later counts.
 */
export const contentEdits = (edits: Edits): FileEdit[] =>
  inTurn(Object.values(edits).flatMap((page) => Object.values(page).flatMap(ofBlock)))

/** The names of the files in which edits belong. */
export const filesOf = (edits: Edits): string[] => [
  ...new Set(placesOf(edits).flatMap(({ edit: { at } }) => at?.file ?? [])),
]

/** How many edits name no file in which they belong: an older version has kept them, or the place is damaged. */
export const countUnplaced = (edits: Edits): number =>
  placesOf(edits).filter(({ edit: { at } }) => !at).length
