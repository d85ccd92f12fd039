import { own } from '../../content/own.ts'
import { type Edit, type EditPlace, type Edits, placesOf, withTexts } from './edits.ts'

/** A text that became another one, or was edited for the first time, or is as published again. */
interface ChangedText {
  place: EditPlace
  before: Edit | undefined
  after: Edit | undefined
}

/** What was changed at once. */
export type Change = readonly ChangedText[]

/** What can be undone, the last thing last, and what was. */
export interface History {
  done: readonly Change[]
  undone: readonly Change[]
}

export const NO_HISTORY: History = { done: [], undone: [] }

/** Nobody goes further back. */
const MOST = 100

const editAt = (edits: Edits, { pageKey, blockId, path }: EditPlace): Edit | undefined =>
  own(own(own(edits, pageKey), blockId), path)

const isSame = (a: Edit | undefined, b: Edit | undefined): boolean => a?.after === b?.after

/** What is different between two states of the edits. */
export const changeBetween = (before: Edits, after: Edits): Change => {
  const places = [...placesOf(before), ...placesOf(after)].map(({ place }) => place)
  const each = new Map(places.map((place) => [JSON.stringify(Object.values(place)), place]))
  return [...each.values()]
    .map((place) => ({ place, before: editAt(before, place), after: editAt(after, place) }))
    .filter((text) => !isSame(text.before, text.after))
}

/** The history with one more change, unless nothing became another; what was undone before can't be done again then. */
export const withChange = (history: History, change: Change): History =>
  change.length === 0 ? history : { done: [...history.done, change].slice(-MOST), undone: [] }

/** The edits without a change; what somebody has changed since stays. */
export const takeBack = (edits: Edits, change: Change): Edits =>
  withTexts(
    edits,
    change
      .filter(({ place, after }) => isSame(editAt(edits, place), after))
      .map(({ place, before }) => ({ place, edit: before })),
  )

/** The same change the other way round. */
export const reversed = (change: Change): Change =>
  change.map(({ place, before, after }) => ({ place, before: after, after: before }))

const lastPossible = (edits: Edits, changes: readonly Change[]): number =>
  changes.findLastIndex((change) =>
    change.some(({ place, after }) => isSame(editAt(edits, place), after)),
  )

/** The history without its latest changes of which another tab has left nothing to take back. */
export const whatIsPossible = (edits: Edits, { done, undone }: History): History => ({
  done: done.slice(0, lastPossible(edits, done) + 1),
  undone: undone.slice(0, lastPossible(edits, undone.map(reversed)) + 1),
})
