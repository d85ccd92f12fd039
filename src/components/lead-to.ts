/**
 * Leads eyes and focus to the beginning of what has just appeared or was asked for: screen readers go on from there,
 * and so does the next press of Tab.
 */
export const leadTo = (element: HTMLElement | null): void => {
  if (!element) return
  // Parts of a page get the focus only where they are told that they may.
  if (element.tabIndex < 0) element.tabIndex = -1
  element.focus({ preventScroll: true })
  element.scrollIntoView()
}
