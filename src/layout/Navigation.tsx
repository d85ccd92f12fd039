import { Link } from '../components/Link.tsx'
import { useShell } from '../shell/Shell.tsx'
import { isActive } from './is-active.ts'
import { PhoneLink } from './PhoneLink.tsx'
import type { Menu } from './use-menu.ts'

interface NavigationProps {
  menu: Menu
  pathname: string
}

/** The links of the header, the highlighted one last; in the menu of small screens the number as well. */
export const Navigation = ({ menu, pathname }: NavigationProps) => {
  const { header, ui } = useShell()
  const current = (href: string) => (isActive(href, pathname) ? 'page' : undefined)
  const { label, href } = header.contact
  return (
    <nav
      ref={menu.ref}
      id={menu.id}
      className="site-nav"
      aria-label={ui.navigation}
      popover="auto"
      onBeforeToggle={menu.onBeforeToggle}
    >
      <ul className="site-nav__list">
        {header.navigation.map((link) => (
          <li key={link.href}>
            <Link
              href={link.href}
              className="site-nav__link"
              aria-current={current(link.href)}
              // The page for unknown addresses is prerendered without knowing the address.
              suppressHydrationWarning
              onClick={menu.close}
            >
              {link.label}
            </Link>
          </li>
        ))}
      </ul>
      <Link
        href={href}
        className="action action--primary site-nav__contact"
        aria-current={current(href)}
        onClick={menu.close}
      >
        {label}
      </Link>
      <PhoneLink className="action action--secondary site-nav__phone" />
    </nav>
  )
}
