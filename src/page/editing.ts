import { useLayoutEffect, useSyncExternalStore } from 'react'
import type { FieldAttributes } from '../blocks/block.ts'
import type { PageData } from './page-data.ts'

/** What the admin mode does to a page. Visitors have the one that does nothing. */
export interface Editing {
  /** Merges the edits kept in this browser over the page. */
  apply: (page: PageData) => PageData
  field: FieldAttributes
  /** Told which page is on the screen, as it was published; may be told again. */
  show: (page: PageData) => void
}

const visiting: Editing = { apply: (page) => page, field: () => ({}), show: () => {} }

let current = visiting
const listeners = new Set<() => void>()

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Called by the admin mode, which visitors never load. */
export const setEditing = (editing: Editing): void => {
  current = editing
  for (const listener of listeners) listener()
}

/** The page with its edits; without them while rendering on the server and hydrating. */
export const useEditing = (page: PageData): { page: PageData; field: FieldAttributes } => {
  const editing = useSyncExternalStore(
    subscribe,
    () => current,
    () => visiting,
  )
  // Before anybody can touch it: a click in between would be taken for one on the page before.
  useLayoutEffect(() => editing.show(page), [editing, page])
  return { page: editing.apply(page), field: editing.field }
}
