import { MOST_POST_BYTES } from '../../../src/enquiry/photographs/limits.ts'

/** Bytes that posts hold in memory at a time: all together, and those of one sender. */
const FOR_ALL = 4 * MOST_POST_BYTES
const FOR_ONE = MOST_POST_BYTES

/** What one post holds of it. */
export interface Share {
  /** Takes more, unless there is no room; then nothing is taken. */
  take: (bytes: number) => boolean
  giveBack: () => void
}

/** Room in memory that is shared, so that nobody takes all of it by sending much and never ending. */
export const openRoom = () => {
  const held = new Map<string, number>()
  let all = 0
  const add = (sender: string, bytes: number): void => {
    const own = (held.get(sender) ?? 0) + bytes
    all += bytes
    if (own > 0) held.set(sender, own)
    else held.delete(sender)
  }
  return (sender: string): Share => {
    let taken = 0
    const take = (bytes: number): boolean => {
      if (all + bytes > FOR_ALL || (held.get(sender) ?? 0) + bytes > FOR_ONE) return false
      taken += bytes
      add(sender, bytes)
      return true
    }
    const giveBack = (): void => {
      add(sender, -taken)
      taken = 0
    }
    return { take, giveBack }
  }
}
