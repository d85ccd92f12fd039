type Follow = (event: PopStateEvent) => void

const followers = new Set<Follow>()

/** Tells those who follow the browser's steps through its history. */
export const tellStep: Follow = (event) => {
  for (const follow of followers) follow(event)
}

/**
 * Follows the browser back and on, before the router does: it turns the page, and with it goes what is being written.
 *
 * @returns ends it
 */
export const followSteps = (follow: Follow): (() => void) => {
  followers.add(follow)
  return () => void followers.delete(follow)
}
