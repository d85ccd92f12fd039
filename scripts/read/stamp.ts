import type { Stats } from 'node:fs'

/** Milliseconds; FAT counts in steps of two seconds. */
const COARSEST_CLOCK = 2000

/**
 * What differs after every save, as git has it. A file that was written just now may be written again
 * before the clock of the disk moves on: it has no stamp yet.
 */
export const stampOf = ({ size, mtimeMs, ctimeMs, ino }: Stats): string | undefined =>
  Date.now() - Math.max(mtimeMs, ctimeMs) < COARSEST_CLOCK
    ? undefined
    : [size, mtimeMs, ctimeMs, ino].join(' ')
