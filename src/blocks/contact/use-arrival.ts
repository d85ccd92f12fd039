import { useLayoutEffect } from 'react'
import { samePath } from '../../content/file-name.ts'
import type { DraftStore } from '../../enquiry/drafts/draft.ts'
import { useAddress } from '../../shell/use-address.ts'

/** Hosts that keep pages in folders add a slash. */
const isPage = (address: string, path: string): boolean => {
  if (address === '') return false
  const { origin, pathname } = new URL(address)
  return origin === window.location.origin && samePath(pathname, path)
}

/** Whether the provider has led the browser to the page that says so, after a native post. */
const hasArrived = (drafts: DraftStore, sentHref: string | undefined): boolean => {
  if (sentHref === undefined) return false
  const posted = drafts.load()?.attempt?.native
  if (!posted || posted > performance.timeOrigin) return false
  const [{ name = '' } = {}] = performance.getEntriesByType('navigation')
  // A click that came before the app has led from that page to another document.
  return [name, document.referrer].some((address) => isPage(address, sentHref))
}

/**
 * Forgets a message that the browser itself has posted, once it has surely arrived; before anything
 * of it is brought back.
 */
export const useArrival = (drafts: DraftStore, sentHref: string | undefined): void => {
  const address = useAddress()
  const wanted = sentHref && address(sentHref)
  useLayoutEffect(() => {
    if (hasArrived(drafts, wanted)) drafts.clear()
  }, [drafts, wanted])
}
