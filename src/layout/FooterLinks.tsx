import { Link } from '../components/Link.tsx'

/** A column of links. */
export const FooterLinks = ({ links }: { links: { label: string; href: string }[] }) => (
  <ul className="site-footer__links">
    {links.map(({ label, href }) => (
      <li key={href}>
        <Link href={href}>{label}</Link>
      </li>
    ))}
  </ul>
)
