import { keepStandIn } from './keep-stand-in.ts'

/** How long a style sheet may hold back a page that could already be shown, in milliseconds. */
const LIMIT = 3_000

/** Style sheets on their way, by address. */
const coming = new Map<string, Promise<HTMLLinkElement | undefined>>()

/** The style of the document itself has several addresses, a space between them. */
const isPresent = (href: string) =>
  document.head.querySelector(`[data-style~="${CSS.escape(href)}"]`) !== null

/** Without the sheet where it can't be had: a page without one of its styles is better than no page. */
const load = (href: string): Promise<HTMLLinkElement | undefined> =>
  new Promise((resolve) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = href
    link.media = 'not all'
    link.fetchPriority = 'high'
    link.onload = () => resolve(link)
    link.onerror = () => {
      link.remove()
      resolve(undefined)
    }
    setTimeout(() => resolve(link), LIMIT)
    document.head.append(link)
  })

const fetchOnce = (href: string) => {
  const sheet = coming.get(href) ?? load(href).finally(() => coming.delete(href))
  coming.set(href, sheet)
  return sheet
}

/**
 * Adds the style sheets that the document does not have yet, and waits for them. They come while they
 * apply to nothing, and apply together: for each that joins alone, browsers begin anew with typefaces,
 * and lay out and paint the whole page.
 */
export const loadStyles = async (hrefs: readonly string[]): Promise<void> => {
  const missing = hrefs.filter((href) => !isPresent(href))
  const sheets = await Promise.all(missing.map(fetchOnce))
  if (sheets.some(Boolean)) keepStandIn()
  for (const [index, sheet] of sheets.entries()) {
    if (!sheet) continue
    sheet.media = 'all'
    sheet.dataset.style = missing[index]
  }
}
