/** How long a style sheet may hold back a page that could already be shown, in milliseconds. */
const LIMIT = 3_000

/** The style of the document itself has several addresses, a space between them. */
const isPresent = (href: string) =>
  document.head.querySelector(`[data-style~="${CSS.escape(href)}"]`) !== null

const add = (href: string): Promise<void> =>
  new Promise((resolve) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = href
    link.dataset.style = href
    link.onload = () => resolve()
    // A page without one of its styles is still better than no page; the next one asks again.
    link.onerror = () => {
      link.remove()
      resolve()
    }
    setTimeout(resolve, LIMIT)
    document.head.append(link)
  })

const fetchEarly = (href: string): void => {
  const link = document.createElement('link')
  link.rel = 'preload'
  link.as = 'style'
  link.href = href
  document.head.append(link)
}

/**
 * Adds the style sheets that the document does not have yet, and waits for them. They are fetched together and
 * join one behind the other: where one comes in between others, browsers begin anew with typefaces, and letters
 * that were painted without theirs change.
 */
export const loadStyles = async (hrefs: readonly string[]): Promise<void> => {
  const missing = hrefs.filter((href) => !isPresent(href))
  for (const href of missing) fetchEarly(href)
  for (const href of missing) await add(href)
}
