/** Has the browser fetch what the app is about to ask for with `fetch`. */
export const preloadData = (href: string): void => {
  const link = document.createElement('link')
  link.rel = 'preload'
  link.as = 'fetch'
  link.crossOrigin = 'anonymous'
  link.href = href
  document.head.append(link)
}
