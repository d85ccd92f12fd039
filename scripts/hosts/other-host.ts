/** The name that people type as well: with `www.` or without; undefined where the site is not on such a name. */
export const otherHost = (url: string): string | undefined => {
  const { hostname } = new URL(url)
  if (hostname.startsWith('www.')) return hostname.slice('www.'.length)
  return hostname.split('.').length === 2 ? `www.${hostname}` : undefined
}

/** The same with the site's port, where that is not the usual one: as a browser names it. */
export const otherAddress = (url: string): string | undefined => {
  const [host, { port }] = [otherHost(url), new URL(url)]
  return host === undefined || port === '' ? host : `${host}:${port}`
}
