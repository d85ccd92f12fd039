/** Whether the page is not complete without the app: its address asks for something, or this tab was in it here. */
export const isAwaited = (): boolean => location.search !== '' || history.state !== null

/**
 * Whether this tab has been in the app before, or this browser keeps something for it, such as a draft or edits. To
 * ask takes a while: the browser has to fetch it from another process.
 */
export const isKept = (): boolean => {
  try {
    return sessionStorage.length + localStorage.length > 0
  } catch {
    // A browser that forbids storage keeps nothing.
    return false
  }
}
