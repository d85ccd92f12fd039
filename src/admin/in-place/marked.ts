import type { EditPlace } from '../edits/edits.ts'
import { fieldOf } from '../session/field-of.ts'
import type { Session } from '../session/session.ts'

/** How an element's text is edited: in the element itself, or in a field that stands in for it. */
export type Editor = 'text' | 'source'

/** Elements that act on keys and clicks themselves, so that nobody can write in them. */
const BUSY = 'button, summary, label'

/** The text that an element shows; undefined where it is none of the page's blocks. */
export const placeOf = (element: HTMLElement, { store }: Session): EditPlace | undefined => {
  const { field: path } = element.dataset
  const blockId = element.closest('.block[id]')?.id
  const pageKey = store.get().page?.key
  return path && blockId && pageKey ? { pageKey, blockId, path } : undefined
}

const holdsOnlyText = ({ childNodes }: HTMLElement) =>
  childNodes.length === 1 && childNodes[0] instanceof Text

/** How an element is edited; undefined where it may not be. */
export const editorFor = (element: HTMLElement, session: Session): Editor | undefined => {
  const place = placeOf(element, session)
  const kind = place && fieldOf(session, place)?.kind
  if (!kind) return undefined
  const inPlace = kind === 'text' && holdsOnlyText(element) && !element.closest(BUSY)
  return inPlace ? 'text' : 'source'
}

/** The element of the page that is marked as editable and holds `target`, if there is one. */
export const markedAt = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-admin]') : null
