import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react'

/** The browser gives it to the whole page where what had it is gone. */
const hasNobodyFocus = (): boolean => (document.activeElement ?? document.body) === document.body

/**
 * Keeps the focus in an element whose pressed button goes: the browser would give it to nobody. Whoever has turned to
 * something else meanwhile stays there.
 */
export const useFocusInside = (ref: RefObject<HTMLElement | null>) => {
  const focused = useRef<Element>(undefined)
  useLayoutEffect(() => {
    if (focused.current?.isConnected === false && hasNobodyFocus()) ref.current?.focus()
  })
  return {
    onFocus: ({ target }: FocusEvent) => {
      focused.current = target
    },
    onBlur: () => {
      focused.current = undefined
    },
  }
}
