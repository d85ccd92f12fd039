/**
 * Loaded only where there is something to draw: it takes longer than the rest of a check. One core for
 * each picture: as many are made at a time as there are cores, and what is shared among cores is dearer.
 */
export const loadSharp = async () => {
  const { default: sharp } = await import('sharp')
  sharp.concurrency(1)
  // Nobody asks for the same pixels twice.
  sharp.cache(false)
  return sharp
}
