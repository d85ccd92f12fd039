/** Results that were wanted last, each by its key: whoever looks at one, soon looks at it again. */
export interface Recent<Value> {
  get: (key: string, make: () => Value) => Value
}

/** @param most how many are held at a time */
export const recent = <Value>(most: number): Recent<Value> => {
  const held = new Map<string, Value>()
  return {
    get: (key, make) => {
      const value = held.has(key) ? (held.get(key) as Value) : make()
      held.delete(key)
      // What is not there, may be there the next time.
      if (value !== undefined) held.set(key, value)
      const [oldest] = held.keys()
      if (held.size > most && oldest !== undefined) held.delete(oldest)
      return value
    },
  }
}
