/** Leads eyes and screen readers to the beginning of what has just appeared. */
export const leadTo = (element: HTMLElement | null): void => {
  element?.focus({ preventScroll: true })
  element?.scrollIntoView()
}
