/** Path of a site on its server, by its address: `/firma`; empty where the server is its own. */
export const pathOf = (url: string): string => new URL(url).pathname.replace(/\/$/, '')

/**
 * Where something is on the server of a site: `/heating` of a site below `/firma` is `/firma/heating`.
 * What is elsewhere, or on the same page, stays as it is.
 */
export const withBase = (base: string, address: string): string =>
  address.startsWith('/') ? base + address : address

/** The address from the root of the site, by that from the root of its server. */
export const withoutBase = (base: string, pathname: string): string =>
  pathname.startsWith(`${base}/`) ? pathname.slice(base.length) : pathname
