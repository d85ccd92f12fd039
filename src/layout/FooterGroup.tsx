import type { ReactNode } from 'react'
import { Fold } from '../components/Fold.tsx'

interface FooterGroupProps {
  label: string
  children: ReactNode
}

/** What is a tap away on phones, and stands below its title where there is room. */
export const FooterGroup = ({ label, children }: FooterGroupProps) => (
  <>
    <h2>{label}</h2>
    <Fold label={label}>{children}</Fold>
  </>
)
