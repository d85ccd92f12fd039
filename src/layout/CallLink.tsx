import type { ReactNode } from 'react'
import { Icon } from '../components/Icon.tsx'

interface CallLinkProps {
  href: string
  label: string
  /** The line below the label: the number, or when somebody picks up. */
  below: ReactNode
}

/** The button that calls. */
export const CallLink = ({ href, label, below }: CallLinkProps) => (
  <a className="action action--primary" href={href}>
    <Icon name="phone" />
    <span>
      {label}
      <small>{below}</small>
    </span>
  </a>
)
