/**
 * Whether the page is not complete without the app: its address asks for something, or this tab has been
 * in it before, or this browser keeps something for it, such as a draft or edits.
 */
export const isAwaited = (): boolean => {
  if (window.location.search !== '' || window.history.state !== null) return true
  try {
    return sessionStorage.length + localStorage.length > 0
  } catch {
    // A browser that forbids storage keeps nothing.
    return false
  }
}
