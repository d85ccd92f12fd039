import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { type LoadedPage, loadPage } from './load-page.ts'
import { isUnknownAddress, samePath, unknownRoute } from './page-address.ts'
import type { PageClient } from './page-client.ts'
import type { PageData, Shell } from './page-data.ts'
import { useShell } from './Shell.tsx'
import { turnPage } from './turn-page.ts'

/**
 * Path of the page for the address that the document came from. It need not be the page's own, as in
 * `/heating/index.html`. A host may answer every unknown address with the same 404 page; the one that
 * belongs to the address is shown instead.
 */
const firstPath = (pathname: string, initial: PageData, { notFound }: Shell): string =>
  isUnknownAddress(initial) ? unknownRoute(pathname, notFound) : initial.route

export interface ShownPage extends LoadedPage {
  path: string
  /** The client's count of refreshes at which it was loaded. */
  version: number
}

/** Says in the document that a page was asked for and is not there yet; styles show it after a while. */
const useWaitingSign = (isWaiting: boolean) =>
  useEffect(() => {
    document.documentElement.toggleAttribute('data-waiting', isWaiting)
    document.getElementById('main')?.setAttribute('aria-busy', String(isWaiting))
  }, [isWaiting])

/** Turns to the page of the current path once it is loaded; until then the old one stays. */
export const useShownPage = (initial: LoadedPage, client: PageClient): ShownPage => {
  const { pathname } = useLocation()
  const shell = useShell()
  const first = useRef(pathname)
  const version = useSyncExternalStore(client.subscribe, client.version, client.version)
  const [shown, setShown] = useState({ ...initial, path: initial.page.route, version })
  const path = pathname === first.current ? firstPath(pathname, initial.page, shell) : pathname

  useEffect(() => {
    if (samePath(path, shown.path) && version === shown.version) return
    let outdated = false
    const turn = samePath(path, shown.path) ? (change: () => void) => change() : turnPage
    const show = (loaded: LoadedPage) =>
      turn(() => !outdated && setShown({ ...loaded, path, version }))
    // The address is already the new one; the browser loads its document.
    const leave = () => !outdated && window.location.reload()
    loadPage(client, path, shell.build).then(show, leave)
    return () => {
      outdated = true
    }
  }, [client, path, version, shell.build, shown.path, shown.version])

  useWaitingSign(!samePath(path, shown.path))
  return shown
}
