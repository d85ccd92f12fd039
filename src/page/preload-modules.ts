const isNamed = (href: string) =>
  document.head.querySelector(`link[rel="modulepreload"][href="${CSS.escape(href)}"]`) !== null

/** Has the browser fetch modules that are about to be imported. */
export const preloadModules = (hrefs: readonly string[]): void => {
  for (const href of hrefs) {
    if (isNamed(href)) continue
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = href
    document.head.append(link)
  }
}
