import type { DraftStorage } from './draft.ts'

const stateOf = (): Record<string, unknown> => history.state ?? {}

const keep = (name: string, text: string | undefined): void => {
  if (stateOf()[name] !== text) history.replaceState({ ...stateOf(), [name]: text }, '')
}

/**
 * The state of the current history entry as a storage: it survives reloads and going back to the entry,
 * and ends with the tab. Writing throws where the browser has no room, or thinks that it is too often.
 */
export const entryStorage: DraftStorage = {
  getItem: (name) => {
    const text = stateOf()[name]
    return typeof text === 'string' ? text : null
  },
  setItem: keep,
  removeItem: (name) => keep(name, undefined),
}
