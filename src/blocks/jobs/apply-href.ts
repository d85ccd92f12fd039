import { readFileHref } from '../../content/file-href.ts'

/**
 * The way to the form, naming the vacancy (`job`); a file, and an address outside the site, stay as they are.
 *
 * @param href where applications go: `/contact?inquiry=jobs`
 */
export const applyHref = (href: string, job: string): string => {
  if (!href.startsWith('/') || readFileHref(href)) return href
  return href.replace(/(?=#|$)/, `${href.includes('?') ? '&' : '?'}job=${job}`)
}
