import type { ReactNode } from 'react'
import { Icon } from '../components/Icon.tsx'

interface CallLinkProps {
  href: string
  label: string
  /** A line below the label, where it has one: the number, or when somebody picks up. */
  below?: ReactNode
}

/** The button that calls. */
export const CallLink = ({ href, label, below }: CallLinkProps) => (
  <a className="action action--primary" href={href}>
    <Icon name="phone" />
    <span>
      {label}
      {below !== undefined && <small>{below}</small>}
    </span>
  </a>
)
