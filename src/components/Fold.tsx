import type { ReactNode } from 'react'

interface FoldProps {
  label: string
  /** What there is more of: completes the label for whoever hears it alone. */
  about: string
  /** Whether it stands open from the start. */
  open?: boolean
  children: ReactNode
}

/**
 * What is a tap away on small screens. In a wide window and on paper it stands open; the browser itself
 * folds it, and opens it for whoever searches the page.
 */
export const Fold = ({ label, about, open, children }: FoldProps) => (
  <details className="fold" open={open}>
    <summary>
      {label}
      <span className="visually-hidden">: {about}</span>
    </summary>
    {children}
  </details>
)
