import { PerformanceObserver } from 'node:perf_hooks'
import v8 from 'node:v8'

/** MiB of each of the two halves that V8 has for what has just been made: as much as Node 20 takes at most. */
const HALF = 16

const isGrown = (): boolean => {
  const young = v8.getHeapSpaceStatistics().find((space) => space.space_name === 'new_space')
  return young !== undefined && young.space_size >= 2 * HALF * 2 ** 20
}

const set = (flag: string, value: number): void => v8.setFlagsFromString(`--${flag}=${value}`)

/**
 * Lets the heap for what has just been made grow at once, because short programs keep nearly all that they make: there
 * is nothing to be gained from looking through it. From Node 24 on it would grow to four times as much, and hold all of
 * it to the end without being the faster for it. Its most can't be changed once Node runs, but that it grows.
 */
export const growYoungHeap = (): void => {
  set('semi-space-growth-factor', HALF)
  const collections = new PerformanceObserver(() => {
    if (!isGrown()) return
    collections.disconnect()
    set('semi-space-growth-factor', 1)
    // Heaps of threads that are opened from now on, which do not grow any more either.
    set('min-semi-space-size', HALF)
  })
  collections.observe({ entryTypes: ['gc'] })
}
