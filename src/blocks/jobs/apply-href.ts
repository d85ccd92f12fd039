/**
 * The way to the form, naming the vacancy (`job`); an address outside the site stays as it is.
 *
 * @param href where applications go: `/contact?inquiry=jobs`
 */
export const applyHref = (href: string, job: string): string => {
  if (!href.startsWith('/')) return href
  const [address = '', fragment] = href.split('#')
  const named = `${address}${address.includes('?') ? '&' : '?'}job=${job}`
  return fragment ? `${named}#${fragment}` : named
}
