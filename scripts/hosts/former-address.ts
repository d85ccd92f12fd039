import type { Redirect } from '../../src/content/site/redirect.ts'
import { withBase } from '../../src/shell/address.ts'

/** An address that has moved, as servers look for it. */
export interface FormerAddress {
  /** Decoded, from the root of the site, without a slash at its end: `/alt`; empty for the root itself. */
  path: string
  /** What has to stand behind the `?`, each as often as it likes with others: `id` and `3`. */
  query: [string, string][]
  /** Percent-encoded; a path on the server, or an address of another one. */
  to: string
  /** Whether what stood behind the `?` goes along. */
  keepsQuery: boolean
}

/**
 * Where a target is: on the same server below the site's path, or elsewhere. What is percent-encoded already
 * stays as it is; a dollar would begin a variable in the configurations of servers.
 */
export const placeOf = (to: string, base: string): string =>
  encodeURI(withBase(base, to))
    .replace(/%25(?=[\dA-F]{2})/gi, '%')
    .replaceAll('$', '%24')

/** Whether what stands behind the `?` fits behind a target: not where it has a `?` or a `#` itself, or is no page. */
export const takesQuery = (to: string): boolean => !/[?#]|^(?:tel|mailto):/.test(to)

/** Reads a redirect. */
const formerAddress = ({ from, to }: Redirect, base: string): FormerAddress => {
  const [path = '', query = ''] = from.split('?')
  return {
    path: path.replace(/\/$/, ''),
    query: [...new URLSearchParams(query)],
    to: placeOf(to, base),
    keepsQuery: query === '' && takesQuery(to),
  }
}

/** Those with more conditions first: `/index.php?id=3` before `/index.php`. */
export const formerAddresses = (redirects: readonly Redirect[], base: string): FormerAddress[] =>
  redirects
    .map((redirect) => formerAddress(redirect, base))
    .toSorted((a, b) => b.query.length - a.query.length)
