import type { ComponentProps, MouseEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { readFileHref } from '../content/files/file-href.ts'
import { useShell } from '../shell/Shell.tsx'
import { useAddress } from '../shell/use-address.ts'

type LinkProps = Omit<ComponentProps<'a'>, 'href'> & { href: string }

const isRoute = (href: string) => href.startsWith('/')
const isWeb = (href: string) => /^https?:/.test(href)

/** Whether a click asks for no new tab, window or download, nor the link, which a block may give a `target`. */
const isPlain = (event: MouseEvent<HTMLAnchorElement>) =>
  event.button === 0 &&
  !event.currentTarget.target &&
  !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey)

const leadsHere = (address: string) => new URL(address, location.href).href === location.href

/** The router's own Link carries the prefetching of its framework mode, which nothing here uses. */
const RouteLink = ({ href, onClick, children, ...rest }: LinkProps) => {
  const address = useAddress()(href)
  const navigate = useNavigate()
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (event.defaultPrevented || !isPlain(event)) return
    event.preventDefault()
    // By the browser's address: to the router, a page that is left stays where it was, and a second click is another step.
    const isHere = leadsHere(address)
    // The route does not change; who asks for the page again wants its beginning.
    if (isHere && !address.includes('#')) scrollTo(0, 0)
    navigate(href, { replace: isHere })
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

interface FileLinkProps extends LinkProps {
  about: string
}

/** Says its target outright, so that nobody fetches the file ahead as if it were a page. */
const FileLink = ({ href, about, children, ...rest }: FileLinkProps) => (
  <a href={useAddress()(href)} target="_self" {...rest}>
    {children}
    {` (${about})`}
  </a>
)

/**
 * A link to a route of this site, to a file of it (which says what it is), to another site (in a new tab), or
 * `mailto:` and `tel:`.
 */
export const Link = (props: LinkProps) => {
  const file = readFileHref(props.href)
  if (file) return <FileLink {...props} href={file.address} about={file.about} />
  if (isRoute(props.href)) return <RouteLink {...props} />
  return isWeb(props.href) ? <ForeignLink {...props} /> : <a {...props} />
}
