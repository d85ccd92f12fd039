import { LIMITS } from '../../../src/enquiry/limits.ts'

/** Milliseconds in which so many posts are taken from one sender, and from all together. */
export const WINDOW = LIMITS.window * 1_000

/** How many. */
export interface Most {
  fromOne: number
  fromAll: number
}

/** Messages that are stored. */
const MESSAGES: Most = LIMITS
/** Posts that are looked at: those with a fault in a field, and those that are sent again, are among them. */
export const TRIES: Most = { fromOne: 60, fromAll: 6_000 }

/** Counts posts, and tells whether a sender may go on; who may not, is not counted. */
export const openRate = (
  now: () => number = Date.now,
  { fromOne, fromAll }: Most = MESSAGES,
): ((sender: string) => boolean) => {
  let recent: { sender: string; moment: number }[] = []
  return (sender) => {
    // What is ahead of the clock, which somebody has set back, is over as well.
    recent = recent.filter(({ moment }) => moment > now() - WINDOW && moment <= now())
    const own = recent.filter((post) => post.sender === sender)
    if (own.length >= fromOne || recent.length >= fromAll) return false
    recent.push({ sender, moment: now() })
    return true
  }
}
