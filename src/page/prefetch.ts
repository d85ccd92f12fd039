import { withoutBase } from '../shell/address.ts'

const routeOf = (target: EventTarget | null): string | undefined => {
  const link = target instanceof Element ? target.closest('a') : null
  if (!link || link.origin !== window.location.origin) return undefined
  if (link.target || link.hasAttribute('download')) return undefined
  return link.pathname
}

/** Calls `load` with the path of a link, from the root of the site, as soon as somebody is about to follow it. */
export const prefetchLinks = (base: string, load: (pathname: string) => void): void => {
  const react = ({ target }: Event) => {
    const pathname = routeOf(target)
    if (!pathname?.startsWith(`${base}/`) || pathname === window.location.pathname) return
    load(withoutBase(base, pathname))
  }
  for (const event of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(event, react, { passive: true })
  }
}
