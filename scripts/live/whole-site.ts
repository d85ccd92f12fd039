import type { Built } from './built.ts'

/**
 * The address of the site where one of its pages is named, as it is copied from a browser; else the address as it
 * is. Only below the address that the site was built for: elsewhere a folder may be called like a page.
 */
export const wholeSite = (url: string, built: Pick<Built, 'url' | 'routes'>): string => {
  const isPage = built.routes.some((route) => route !== '/' && url === built.url + route)
  return isPage ? built.url : url
}
