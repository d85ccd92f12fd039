import { isOpen } from '../layout/use-menu.ts'

/** What folds and fields hold. */
type InUse = HTMLElement & { open?: boolean; value?: string }

/** Folds and fields of a page; the form for messages looks after its own. */
const inUse = () => [
  ...document.querySelectorAll<InUse>('main :is(details, summary, [method=get] input)'),
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
      if (old?.value) {
        element.value = old.value
        element.dispatchEvent(new Event('input', { bubbles: true }))
      }
      if (old === activeElement) element.focus()
    })
  }
}
