const FIELDS = 'input, select, textarea'

/** The document itself, which scripts may have clicked or focused, is in nothing. */
const within = (target: EventTarget | null, selector: string) =>
  (target as Partial<Element> | null)?.closest?.<HTMLElement>(selector)

/** The sign of a page that is awaited; styles show it after a while. */
const showWaiting = (isWaiting: boolean) =>
  document.documentElement.toggleAttribute('data-waiting', isWaiting)

/**
 * Brings the app when somebody is about to use what needs it. A pressed button is held until then and
 * pressed again, by which the browser itself does what it can where the app does not come. Links lead
 * on, those with `data-back` to where the tab was before; fields take what is typed and menus open without it.
 *
 * @returns ends the watch
 */
export const watchTouches = (bring: () => Promise<void>): (() => void) => {
  const held = new Set<HTMLElement>()
  let isOver = false

  const release = () => {
    showWaiting(false)
    for (const button of held) {
      held.delete(button)
      button.click()
    }
  }

  const hold = (button: HTMLElement, event: Event) => {
    event.preventDefault()
    event.stopPropagation()
    // The latest press comes last.
    held.delete(button)
    held.add(button)
    showWaiting(true)
  }

  const onClick = (event: Event) => {
    if (within(event.target, '[data-back]') && history.length > 1) {
      event.preventDefault()
      history.back()
    }
    const button = within(event.target, 'button')
    if (isOver || !button) return
    if (!button.hasAttribute('popovertarget')) hold(button, event)
    bring().finally(release)
  }

  const onFocus = ({ target }: Event) => {
    if (within(target, FIELDS)) bring()
  }

  document.addEventListener('click', onClick, true)
  document.addEventListener('focusin', onFocus)
  return () => {
    isOver = true
  }
}
