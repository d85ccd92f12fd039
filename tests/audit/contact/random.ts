/** A source of chance that can be repeated (mulberry32). */
export interface Random {
  /** One of a list that is not empty. */
  pick: <T>(list: readonly T[]) => T
  shuffle: <T>(list: readonly T[]) => T[]
  /** True with this probability. */
  chance: (probability: number) => boolean
}

/** @param seed the same one gives the same draws */
export const createRandom = (seed: number): Random => {
  let state = seed
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const pick = <T>(list: readonly T[]) => list[Math.floor(next() * list.length)] as T
  const shuffle = <T>(list: readonly T[]) =>
    list
      .map((item) => ({ item, order: next() }))
      .sort((a, b) => a.order - b.order)
      .map(({ item }) => item)
  return { pick, shuffle, chance: (probability) => next() < probability }
}
