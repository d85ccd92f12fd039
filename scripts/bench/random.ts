/** Numbers from 0 up to 1, the same for each seed (a linear congruential generator). */
export const openRandom = (seed: number) => {
  let state = seed
  const next = () => {
    // As whole numbers: a product that is rounded leads every seed into the same short circle.
    state = (Math.imul(state, 1_103_515_245) + 12_345) & (2 ** 31 - 1)
    return state / 2 ** 31
  }
  const pick = <Item>(items: readonly Item[]): Item =>
    items[Math.floor(next() * items.length)] as Item
  return { next, pick }
}

export type Random = ReturnType<typeof openRandom>
