/**
 * Loads the document of the address that the app has gone to, at its top or its fragment: the browser would take it
 * for the page that was left, and go on as far down as that was.
 */
export const loadDocument = (): void => {
  // Comes after those who leave the scrolling to the browser again.
  addEventListener('pagehide', () => {
    history.scrollRestoration = 'manual'
  })
  location.reload()
}
