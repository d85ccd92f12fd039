export interface Store<S> {
  get: () => S
  set: (change: Partial<S>) => void
  /** @returns ends the subscription */
  subscribe: (listener: () => void) => () => void
}

/** A value that tells who is interested when it has changed. */
export const createStore = <S extends object>(initial: S): Store<S> => {
  const listeners = new Set<() => void>()
  let state = initial
  return {
    get: () => state,
    set: (change) => {
      state = { ...state, ...change }
      for (const listener of listeners) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
