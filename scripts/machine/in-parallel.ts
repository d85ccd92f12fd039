import os from 'node:os'

/** Does work on each of many things, as many at a time as there are cores. */
export const inParallel = async <Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<void> => {
  const rest = items.values()
  const workThrough = async () => {
    for (const item of rest) await work(item)
  }
  await Promise.all(Array.from({ length: os.availableParallelism() }, workThrough))
}
