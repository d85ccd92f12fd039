import type { FieldAttributes } from './field-attributes.ts'
import { Link } from './Link.tsx'

interface MoreLinkProps {
  href: string
  label: string
  /** What there is more of: completes the label for whoever hears the links alone. */
  about: string
  attributes?: ReturnType<FieldAttributes> | undefined
}

/** "Read more" at the end of an entry; the whole entry becomes its target. */
export const MoreLink = ({ href, label, about, attributes }: MoreLinkProps) => (
  <Link href={href} className="more">
    <span {...attributes}>{label}</span>
    <span className="visually-hidden">: {about}</span>
  </Link>
)
