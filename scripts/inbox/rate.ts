/** Milliseconds in which so many posts are taken from one sender, and from all together. */
export const WINDOW = 600_000
const FROM_ONE = 8
const FROM_ALL = 300

/** Counts posts, and tells whether a sender may go on; who may not, is not counted. */
export const openRate = (now: () => number = Date.now): ((sender: string) => boolean) => {
  let recent: { sender: string; moment: number }[] = []
  return (sender) => {
    recent = recent.filter(({ moment }) => moment > now() - WINDOW)
    const own = recent.filter((post) => post.sender === sender)
    if (own.length >= FROM_ONE || recent.length >= FROM_ALL) return false
    recent.push({ sender, moment: now() })
    return true
  }
}
