import { type ReactNode, type RefObject, useId } from 'react'

interface PanelProps {
  kind: 'refused' | 'unclear' | 'offline'
  title: string
  ref: RefObject<HTMLElement | null>
  children: ReactNode
}

/** What has become of a message, above the form. */
export const Panel = ({ kind, title, ref, children }: PanelProps) => {
  const id = useId()
  return (
    <section
      className={`contact__outcome contact__outcome--${kind}`}
      ref={ref}
      tabIndex={-1}
      aria-labelledby={id}
    >
      <h3 id={id}>{title}</h3>
      {children}
    </section>
  )
}
