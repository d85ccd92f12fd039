/** How long a style sheet may hold back a page that could already be shown, in milliseconds. */
const LIMIT = 3_000

/** Style sheets that the document did not bring, by address: here, or on their way. */
const added = new Map<string, Promise<CSSStyleSheet | undefined>>()

/** The style of the document itself has several addresses, a space between them. */
const isPresent = (href: string) =>
  document.head.querySelector(`[data-style~="${CSS.escape(href)}"]`) !== null

const fetchSheet = async (href: string): Promise<CSSStyleSheet> => {
  const response = await fetch(href, { priority: 'high' })
  if (!response.ok) throw new Error(`${href} answered ${response.status}`)
  return new CSSStyleSheet().replace(await response.text())
}

/** Without the sheet where it can't be had: a page without one of its styles is better than no page. */
const fetchOnce = (href: string): Promise<CSSStyleSheet | undefined> => {
  const coming = added.get(href)
  if (coming) return coming
  const sheet = fetchSheet(href).catch(() => void added.delete(href))
  added.set(href, sheet)
  return sheet
}

const adopt = (sheets: readonly (CSSStyleSheet | undefined)[]): void => {
  const adopted = new Set([...document.adoptedStyleSheets, ...sheets])
  document.adoptedStyleSheets = [...adopted].filter((sheet) => sheet !== undefined)
}

/**
 * Adds the style sheets that the document does not have yet, and waits for them, though not for long. They
 * join at its end (CSSOM, 6.2), where it keeps its typefaces: for one that joins between others, browsers
 * begin anew with them, and lay out and paint the whole page.
 */
export const loadStyles = async (hrefs: readonly string[]): Promise<void> => {
  const missing = hrefs.filter((href) => !isPresent(href)).map(fetchOnce)
  const all = Promise.all(missing).then(adopt)
  const late = new Promise<void>((resolve) => setTimeout(resolve, LIMIT))
  await Promise.race([all, late])
}
