import { useLocation } from 'react-router-dom'
import { useShell } from '../shell/Shell.tsx'
import { Logo } from './Logo.tsx'
import { Navigation } from './Navigation.tsx'
import { PhoneLink } from './PhoneLink.tsx'
import { useMenu } from './use-menu.ts'

/**
 * Fixed on top. On small screens the navigation is a popover: the browser itself opens and closes
 * it, with its button and Escape, also where no JavaScript runs.
 */
export const Header = () => {
  const { company, logo, ui } = useShell()
  const { pathname, hash } = useLocation()
  const menu = useMenu(pathname + hash)
  return (
    <header className="site-header">
      <div className="site-header__bar">
        <Logo logo={logo} name={company.name} />
        <div className="site-header__reach">
          <PhoneLink className="site-header__phone" />
        </div>
        <button
          type="button"
          className="menu-button"
          popoverTarget={menu.id}
          aria-expanded={menu.open}
          aria-controls={menu.id}
        >
          <span className="menu-button__bars" aria-hidden="true" />
          {ui.menu}
        </button>
        <Navigation menu={menu} pathname={pathname} />
      </div>
    </header>
  )
}
