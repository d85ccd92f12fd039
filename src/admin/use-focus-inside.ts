import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react'

/** Keeps the focus in an element whose pressed button goes: the browser would give it to nobody. */
export const useFocusInside = (ref: RefObject<HTMLElement | null>) => {
  const focused = useRef<Element>(undefined)
  useLayoutEffect(() => {
    if (focused.current?.isConnected === false) ref.current?.focus()
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
