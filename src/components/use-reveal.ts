import { type RefObject, useEffect, useRef, useState } from 'react'
import { type RevealState, watchReveal } from './watch-reveal.ts'

/** For content that appears once, when it is scrolled into view. */
export const useReveal = <E extends Element>(): [RefObject<E | null>, RevealState] => {
  const ref = useRef<E>(null)
  const [state, setState] = useState<RevealState>('shown')
  useEffect(() => (ref.current ? watchReveal(ref.current, setState) : undefined), [])
  return [ref, state]
}
