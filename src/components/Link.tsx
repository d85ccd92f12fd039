import type { ComponentProps, MouseEvent } from 'react'
import { useLinkClickHandler } from 'react-router-dom'
import { useShell } from '../shell/Shell.tsx'
import { useAddress } from '../shell/use-address.ts'

type LinkProps = Omit<ComponentProps<'a'>, 'href'> & { href: string }

const isRoute = (href: string) => href.startsWith('/')
const isWeb = (href: string) => /^https?:/.test(href)

const leadsHere = (address: string) =>
  !address.includes('#') && new URL(address, location.href).href === location.href

/** The router's own Link carries the prefetching of its framework mode, which nothing here uses. */
const RouteLink = ({ href, onClick, children, ...rest }: LinkProps) => {
  const address = useAddress()(href)
  const follow = useLinkClickHandler<HTMLAnchorElement>(href)
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (event.defaultPrevented) return
    // The route does not change; who asks for the page again wants its beginning.
    if (leadsHere(address)) scrollTo(0, 0)
    follow(event)
  }
  return (
    <a href={address} onClick={handleClick} {...rest}>
      {children}
    </a>
  )
}

const ForeignLink = ({ children, ...rest }: LinkProps) => {
  const { ui } = useShell()
  return (
    <a target="_blank" rel="noopener noreferrer" {...rest}>
      {children}
      <span className="visually-hidden"> ({ui.newTab})</span>
    </a>
  )
}

/** A link to a route of this site, to another site (in a new tab), or `mailto:` and `tel:`. */
export const Link = (props: LinkProps) => {
  if (isRoute(props.href)) return <RouteLink {...props} />
  return isWeb(props.href) ? <ForeignLink {...props} /> : <a {...props} />
}
