import { isOpen } from '../layout/use-menu.ts'

/** What folds and fields hold. */
type InUse = HTMLElement & { open?: boolean; value?: string; form?: HTMLFormElement }

/** Without what extensions put beside them. */
const inUse = () => [
  ...document.querySelectorAll<InUse>('main :is(details, summary, input, select, textarea)'),
]

const menu = () => document.querySelector<HTMLElement>('[popover]')

/**
 * Remembers the menu, folds and fields of the document, which a visitor may use already. Where an extension of the
 * browser, or a translation, has changed it, React puts new ones in their place.
 *
 * @returns has the new ones be as the old ones were left, until the app has taken over
 */
export const takeInUse = () => {
  const before = inUse()
  const isMenuOpen = isOpen(menu())
  const { activeElement } = document
  const { dataset } = document.documentElement
  return () => {
    if (dataset.app === 'ready') return
    if (isMenuOpen) menu()?.showPopover()
    inUse().forEach((element, index) => {
      const old = before[index]
      if (old?.open) element.open = true
      // The form for messages looks after its texts.
      if (old?.value && element.form?.method === 'get') {
        element.value = old.value
        element.dispatchEvent(new Event('input', { bubbles: true }))
      }
      if (old === activeElement) element.focus()
    })
  }
}
