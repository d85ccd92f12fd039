/** A focus that is nowhere when the menu closes goes to its button, or to the first link in its place. */
export const catchFocus = (menu: HTMLElement): void => {
  const button = document.querySelector<HTMLElement>(`[popovertarget="${menu.id}"]`)
  const { activeElement } = document
  if (activeElement !== document.body && activeElement !== button) return
  const target = button?.offsetParent ? button : menu.querySelector('a')
  target?.focus()
}
