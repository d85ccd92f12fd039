import os from 'node:os'

/** Whoever asks, gets the next one. */
function* inTurn<Item>(items: Iterable<Item>): Generator<Item> {
  yield* items
}

/**
 * Does work on each of many things, as many at a time as there are cores. Where one fails no other is
 * begun, and all that were have come to their end.
 *
 * @param atOnce how many at a time, where the work is not that of this machine
 */
export const inParallel = async <Item>(
  items: Iterable<Item>,
  work: (item: Item) => Promise<void>,
  atOnce: number = os.availableParallelism(),
): Promise<void> => {
  const rest = inTurn(items)
  const faults: unknown[] = []
  const workThrough = async () => {
    for (const item of rest) {
      if (faults.length > 0) return
      await work(item).catch((fault) => faults.push(fault))
    }
  }
  await Promise.all(Array.from({ length: atOnce }, workThrough))
  if (faults.length > 0) throw faults[0]
}
