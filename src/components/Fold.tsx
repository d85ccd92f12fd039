import type { ReactNode } from 'react'

interface FoldProps {
  label: string
  /** What there is more of: completes the label for whoever hears it alone. */
  about?: string
  /** On small screens the whole line above opens it, with an arrow in the label's place. */
  line?: boolean
  /** Whether it stands open from the start. */
  open?: boolean
  children: ReactNode
}

/**
 * What is a tap away on small screens. In a wide window, on paper and without scripts it stands open; the
 * browser itself folds it, and opens it for whoever searches the page.
 */
export const Fold = ({ label, about, line, open, children }: FoldProps) => (
  <details className={line ? 'fold fold--line' : 'fold'} open={open}>
    <summary>
      {label}
      {about && <span className="visually-hidden">{`: ${about}`}</span>}
    </summary>
    {children}
  </details>
)
