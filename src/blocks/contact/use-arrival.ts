import { useLayoutEffect } from 'react'
import { samePath } from '../../content/file-name.ts'
import { drafts } from '../../enquiry/submission/browser-submission.ts'
import { useAddress } from '../../shell/use-address.ts'

/** Whether the provider has led the browser to the page that says so, after a native post. */
const hasArrived = (sentHref: string | undefined): boolean => {
  if (sentHref === undefined) return false
  const posted = drafts.load()?.attempt?.native
  if (!posted || posted > performance.timeOrigin) return false
  const [document] = performance.getEntriesByType('navigation')
  // Hosts that keep pages in folders add a slash.
  return document !== undefined && samePath(new URL(document.name).pathname, sentHref)
}

/**
 * Forgets a message that the browser itself has posted, once it has surely arrived; before anything
 * of it is brought back.
 */
export const useArrival = (sentHref: string | undefined): void => {
  const address = useAddress()
  const wanted = sentHref && address(sentHref)
  useLayoutEffect(() => {
    if (hasArrived(wanted)) drafts.clear()
  }, [wanted])
}
