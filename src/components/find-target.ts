/** What a fragment names, `#dauer`; nothing where it is no text that was encoded. */
export const findTarget = (hash: string): HTMLElement | null => {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)))
  } catch {
    return null
  }
}
