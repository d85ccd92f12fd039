import os from 'node:os'

/**
 * Does work on each of many things, as many at a time as there are cores. Where one fails no other is
 * begun, and all that were have come to their end.
 */
export const inParallel = async <Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<void> => {
  const rest = items.values()
  const faults: unknown[] = []
  const workThrough = async () => {
    for (const item of rest) {
      if (faults.length > 0) return
      await work(item).catch((fault) => faults.push(fault))
    }
  }
  await Promise.all(Array.from({ length: os.availableParallelism() }, workThrough))
  if (faults.length > 0) throw faults[0]
}
