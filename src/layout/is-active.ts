const withoutTrailingSlash = (path: string) => (path === '/' ? path : path.replace(/\/$/, ''))

/**
 * Whether a link of the navigation leads to where the visitor is: home only there itself, others
 * also on the pages below them. `/heat` is not above `/heating`.
 */
export const isActive = (href: string, pathname: string) => {
  const target = withoutTrailingSlash(href.replace(/[?#].*$/, ''))
  const current = withoutTrailingSlash(pathname)
  return current === target || (target !== '/' && current.startsWith(`${target}/`))
}
