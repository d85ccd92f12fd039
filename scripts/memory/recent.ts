/** Results that were wanted last, each by its key: whoever looks at one, soon looks at it again. */
export interface Recent<Value> {
  get: (key: string, make: () => Value) => Value
}

/**
 * Holds results in two generations: what the older one has and is wanted again, comes into the newer one.
 * So a look costs no more than finding the key.
 *
 * @param most how many are held at least; twice as many at most
 */
export const recent = <Value>(most: number): Recent<Value> => {
  let newer = new Map<string, Value>()
  let older = newer
  const hold = (key: string, value: Value): void => {
    if (newer.size >= most) {
      older = newer
      newer = new Map()
    }
    newer.set(key, value)
  }
  return {
    get: (key, make) => {
      const held = newer.get(key)
      if (held !== undefined) return held
      const value = older.get(key) ?? make()
      // What is not there, may be there the next time.
      if (value !== undefined) hold(key, value)
      return value
    },
  }
}
