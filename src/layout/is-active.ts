const withoutTrailingSlash = (path: string) => (path === '/' ? path : path.replace(/\/$/, ''))

const pathOf = (href: string) => withoutTrailingSlash(href.replace(/[?#].*$/, ''))

/** Whether a link leads to this very page, whatever the queries of both ask for. */
export const isHere = (href: string, pathname: string) => pathOf(href) === pathOf(pathname)

/**
 * Whether a link of the navigation leads to where the visitor is: home only there itself, others
 * also on the pages below them. `/heat` is not above `/heating`.
 */
export const isActive = (href: string, pathname: string) => {
  const target = pathOf(href)
  return isHere(href, pathname) || (target !== '/' && pathname.startsWith(`${target}/`))
}
