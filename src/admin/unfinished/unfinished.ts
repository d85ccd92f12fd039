import { withForm } from '../draft/with-form.ts'
import { blockAt, type Edits, placesOf, withBlock } from '../edits/edits.ts'
import { formatEdits, parseEdits } from '../edits/parse-edits.ts'
import type { StoredEdits } from '../session/stored-edits.ts'

const UNFINISHED_KEY = 'admin-unfinished'

const ifAllowed = <T>(task: () => T): T | undefined => {
  try {
    return task()
  } catch (error) {
    console.error('What is not applied yet is kept nowhere while the page is behind others.', error)
  }
}

/** What is written and not applied yet: the edits of its block or text, as they were and as they would be. */
export interface Unfinished {
  begun: Edits
  made: Edits
}

/** No edits have a line break in them as they are kept. */
const BETWEEN = '\n'

/** Keeps it for this tab. */
export const keepUnfinished = ({ begun, made }: Unfinished): void =>
  ifAllowed(() =>
    sessionStorage.setItem(UNFINISHED_KEY, [made, begun].map(formatEdits).join(BETWEEN)),
  )

/** Forgets it: it is in a field again, or applied, or given up. */
export const forgetUnfinished = (): void =>
  ifAllowed(() => sessionStorage.removeItem(UNFINISHED_KEY))

/** Takes over what was neither applied nor given up when the page ended; what others have stored since stays. */
export const takeUnfinished = (stored: StoredEdits): void => {
  const kept = ifAllowed(() => sessionStorage.getItem(UNFINISHED_KEY))
  if (!kept) return
  forgetUnfinished()
  const [made = {}, begun = {}] = kept.split(BETWEEN).map((text) => parseEdits(text).edits)
  const places = placesOf(begun).concat(placesOf(made))
  const blocks = new Map(
    places.map(({ place }) => [JSON.stringify([place.pageKey, place.blockId]), place]),
  )
  stored.change((edits) =>
    [...blocks.values()].reduce((all, place) => {
      const at = (from: Edits) => blockAt(from, place)
      const block = withForm({ begun: at(begun), made: at(made), now: at(all) })
      return withBlock(all, place, Object.keys(block).length > 0 ? block : undefined)
    }, edits),
  )
}
