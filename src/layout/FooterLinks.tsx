import { Link } from '../components/Link.tsx'

interface FooterLinksProps {
  links: { label: string; href: string }[]
  className?: string
}

/** A list of links. */
export const FooterLinks = ({ links, className }: FooterLinksProps) => (
  <ul className={className}>
    {links.map(({ label, href }) => (
      <li key={href}>
        <Link href={href}>{label}</Link>
      </li>
    ))}
  </ul>
)
