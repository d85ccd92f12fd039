/** The page must not move when its scroll bar goes; the style sheet keeps as much room free. */
const keepScrollBarRoom = () => {
  const { clientWidth, style } = document.documentElement
  style.setProperty('--scroll-bar', `${window.innerWidth - clientWidth}px`)
}

/** Keeps focus and screen readers out of what is behind the menu: all that stands beside the header. */
export const shutBehind = (menu: HTMLElement | null, shut: boolean): void => {
  if (shut) keepScrollBarRoom()
  const header = menu?.closest('header')
  for (const part of header?.parentElement?.children ?? []) {
    if (part !== header) part.toggleAttribute('inert', shut)
  }
}
