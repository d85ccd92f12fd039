import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { watchReveal } from './watch-reveal.ts'

interface RevealProps {
  as?: 'div' | 'ul' | 'ol' | undefined
  className?: string | undefined
  children: ReactNode
}

/** A container whose `.reveal` elements appear when it is scrolled into view. */
export const Reveal = ({ as: Tag = 'div', className, children }: RevealProps) => {
  const ref = useRef<HTMLElement>(null)
  useEffect(() => (ref.current ? watchReveal(ref.current) : undefined), [])
  return (
    // One ref for the three kinds of element; the cast only forgets which one it is. Until the app comes, the
    // loader writes into the attribute.
    <Tag
      ref={ref as RefObject<never>}
      className={className}
      data-reveal=""
      suppressHydrationWarning
    >
      {children}
    </Tag>
  )
}
