/** Where the router counts that the browser stands in its history. */
const positionIn = (state: unknown): number => Number((state as { idx?: number } | null)?.idx)

/**
 * Who listens to the browser going back or on from this page, and leads back to it where it may not be left. Nobody
 * else hears of either step then: the browser itself can't be held.
 *
 * @param mayLeave whether it may
 * @param onHeld told once the browser is back on it
 */
export const holdInHistory = (
  mayLeave: () => boolean,
  onHeld: () => void,
): ((event: PopStateEvent) => void) => {
  const { pathname } = window.location
  const here = positionIn(window.history.state)
  let isAway = false
  return (event) => {
    const steps = here - positionIn(event.state)
    if (isAway && steps === 0) {
      event.stopImmediatePropagation()
      onHeld()
    }
    isAway = false
    // Without a count, as where somebody has typed an address, nothing says which way leads back.
    if (!steps || window.location.pathname === pathname || mayLeave()) return
    event.stopImmediatePropagation()
    isAway = true
    window.history.go(steps)
  }
}
