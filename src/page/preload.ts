const asked = new Set<string>()

const preload = (href: string, attributes: Partial<HTMLLinkElement>) => {
  if (asked.has(href)) return
  asked.add(href)
  document.head.append(Object.assign(document.createElement('link'), { ...attributes, href }))
}

/** Has the browser fetch a module that is about to be imported. */
export const preloadModule = (href: string): void => preload(href, { rel: 'modulepreload' })

/** Has the browser fetch what is about to be asked for with `fetch`. */
export const preloadData = (href: string): void =>
  preload(href, { rel: 'preload', as: 'fetch', crossOrigin: 'anonymous' })
