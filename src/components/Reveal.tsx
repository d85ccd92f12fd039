import type { ReactNode, RefObject } from 'react'
import { useReveal } from './use-reveal.ts'

interface RevealProps {
  as?: 'div' | 'ul' | 'ol' | undefined
  className?: string | undefined
  children: ReactNode
}

/** A container whose `.reveal` elements appear when it is scrolled into view. */
export const Reveal = ({ as: Tag = 'div', className, children }: RevealProps) => {
  const [ref, state] = useReveal<HTMLElement>()
  return (
    // One ref for the three kinds of element; the cast only forgets which one it is.
    <Tag ref={ref as RefObject<never>} className={className} data-reveal={state}>
      {children}
    </Tag>
  )
}
