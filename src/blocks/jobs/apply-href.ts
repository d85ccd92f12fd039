/** No route has a dot in it, as files and servers have. */
const ROUTE = /^\/[^.]*$/

/**
 * The way to the form, naming the vacancy (`job`); a file, and an address outside the site, stay as they are.
 *
 * @param href where applications go: `/contact?inquiry=jobs`
 */
export const applyHref = (href: string, job: string): string =>
  ROUTE.test(href) ? href.replace(/(?=#|$)/, `${href.includes('?') ? '&' : '?'}job=${job}`) : href
