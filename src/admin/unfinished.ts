import { type Edit, type Edits, placesOf, withText } from './edits.ts'
import { formatEdits, parseEdits } from './parse-edits.ts'
import type { StoredEdits } from './stored-edits.ts'

const UNFINISHED_KEY = 'admin-unfinished'

const ifAllowed = <T>(task: () => T): T | undefined => {
  try {
    return task()
  } catch (error) {
    console.error('What is not applied yet is kept nowhere while the page is behind others.', error)
  }
}

/** Keeps for this tab what is written and not applied yet. */
export const keepUnfinished = (edits: Edits): void =>
  ifAllowed(() => sessionStorage.setItem(UNFINISHED_KEY, formatEdits(edits)))

/** Forgets it: it is in a field again, or applied, or given up. */
export const forgetUnfinished = (): void =>
  ifAllowed(() => sessionStorage.removeItem(UNFINISHED_KEY))

/** An edit; nothing where the text is as it is published. */
const unlessPublished = (edit: Edit): Edit | undefined =>
  edit.after === edit.before ? undefined : edit

/** Takes over what was neither applied nor given up when the page ended. */
export const takeUnfinished = (stored: StoredEdits): void => {
  const kept = ifAllowed(() => sessionStorage.getItem(UNFINISHED_KEY))
  if (!kept) return
  forgetUnfinished()
  const placed = placesOf(parseEdits(kept).edits)
  stored.change((edits) =>
    placed.reduce((all, { place, edit }) => withText(all, place, unlessPublished(edit)), edits),
  )
}
