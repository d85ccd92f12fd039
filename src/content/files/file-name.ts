/**
 * Name of a route's files without ending, from the root of the site: `index`, `heating/index`;
 * `404` and `blog/404` for what does not exist.
 */
export const fileName = (route: string): string => {
  const path = route.replace(/^\/|\/$/g, '')
  if (path.endsWith('*')) return path.replace(/\*$/, '404')
  return path === '' ? 'index' : `${path}/index`
}

/** `/heating/` and `/heating` are one page. */
export const samePath = (a: string, b: string): boolean => fileName(a) === fileName(b)
