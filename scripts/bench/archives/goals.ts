import type { Work } from './measure.ts'

/** What a measurement may take: seconds of processor time and of the clock, MiB of memory. */
export interface Goal {
  processor?: number
  wall?: number
  memory?: number
}

/** The number of articles; 0 is the site of this repository. */
type Goals = Record<number, Partial<Record<Work, Goal>>>

export const goals: Goals = {
  0: {
    cold: { processor: 20 },
    unchanged: { processor: 0.6 },
    checkChanged: { processor: 0.35 },
  },
  100: { cold: { processor: 1.2 } },
  1000: {
    cold: { processor: 4 },
    changed: { processor: 0.6 },
    checkChanged: { processor: 0.5 },
  },
  10000: {
    cold: { processor: 36, wall: 20, memory: 700 },
    changed: { processor: 1.2 },
    checkChanged: { processor: 0.9 },
  },
}

/** Milliseconds from a save until it is on the screen, with so many articles. */
export const savedGoals: Record<number, number> = { 1000: 150 }
