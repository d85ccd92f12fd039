import os from 'node:os'

/** Whoever asks, gets the next one. */
function* inTurn<Item>(items: Iterable<Item>): Generator<Item> {
  yield* items
}

/** Does work on each of many things, as many at a time as there are cores. */
export const inParallel = async <Item>(
  items: Iterable<Item>,
  work: (item: Item) => Promise<void>,
): Promise<void> => {
  const rest = inTurn(items)
  const workThrough = async () => {
    for (const item of rest) await work(item)
  }
  await Promise.all(Array.from({ length: os.availableParallelism() }, workThrough))
}
