import { useLayoutEffect } from 'react'
import { samePath } from '../../content/file-name.ts'
import type { DraftStore } from '../../enquiry/drafts/draft.ts'
import { useAddress } from '../../shell/use-address.ts'

/** Hosts that keep pages in folders add a slash. */
const isPage = (address: string | null | undefined, path: string): boolean =>
  samePath((address ?? '').replace(/[?#].*/, ''), window.location.origin + path)

/**
 * Where this document, or the visitor with it, has come from. One that is loaded anew or gone back to still names what
 * it first came from, whatever was posted since; and of an address that was typed, only newer browsers know.
 */
const origins = (): (string | null | undefined)[] => {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const own = visit?.name
  if (visit?.type !== 'navigate') return [own]
  // A click that came before the app has led from that page to another document.
  return [own, document.referrer, window.navigation?.activation?.from?.url]
}

/** Whether the provider has led the browser to the page that says so, after a native post. */
const hasArrived = (drafts: DraftStore, sentHref: string): boolean => {
  const posted = drafts.load()?.attempt?.native
  if (!posted || posted > performance.timeOrigin) return false
  return origins().some((address) => isPage(address, sentHref))
}

/**
 * Forgets a message that the browser itself has posted, once it has surely arrived; before anything
 * of it is brought back.
 */
export const useArrival = (drafts: DraftStore, sentHref: string | undefined): void => {
  const address = useAddress()
  const wanted = sentHref && address(sentHref)
  useLayoutEffect(() => {
    if (wanted && hasArrived(drafts, wanted)) drafts.clear()
  }, [drafts, wanted])
}
