import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { applyMeta } from './apply-meta.ts'
import { useEditing } from './editing.ts'
import { type BlockComponents, loadBlocks } from './load-blocks.ts'
import { loadStyles } from './load-styles.ts'
import { Page } from './Page.tsx'
import { isUnknownAddress, samePath } from './page-address.ts'
import type { PageClient } from './page-client.ts'
import type { PageData, Shell } from './page-data.ts'
import { preloadModules } from './preload-modules.ts'
import { useShell } from './Shell.tsx'
import { turnPage } from './turn-page.ts'

/** A page with everything that it takes to show it. */
export interface LoadedPage {
  page: PageData
  components: BlockComponents
}

/** Loads a page's data, code and styles; rejects where the browser should load the document. */
export const loadPage = async (
  client: PageClient,
  pathname: string,
  build: string,
): Promise<LoadedPage> => {
  const file = await client.load(pathname)
  if (file.build !== build) throw new Error('The site has been deployed anew')
  preloadModules(file.modules)
  const [components] = await Promise.all([loadBlocks(file.page.blocks), loadStyles(file.styles)])
  return { page: file.page, components }
}

/**
 * Path of the page for the address that the document came from. It need not be the page's own, as in
 * `/heating/index.html`. A host may answer every unknown address with the same 404 page; the one that
 * belongs to the address is shown instead.
 */
const firstPath = (pathname: string, initial: PageData, shell: Shell): string => {
  if (!isUnknownAddress(initial)) return initial.route
  const scope = shell.notFound.find((path) => path !== '' && pathname.startsWith(`${path}/`))
  return `${scope ?? ''}/*`
}

interface ShownPage extends LoadedPage {
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
const useShownPage = (initial: LoadedPage, client: PageClient): ShownPage => {
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

/** What a fragment names; nothing where it was cut off in the middle of a character. */
const findTarget = (hash: string): HTMLElement | null => {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)))
  } catch {
    return null
  }
}

const scrollToTarget = (hash: string) => {
  const target = findTarget(hash)
  if (target) target.scrollIntoView()
  else window.scrollTo(0, 0)
}

/** After a turn of the page: its title, its top or the fragment asked for, and the focus on it. */
const useArrival = ({ page, path }: ShownPage) => {
  const { hash, key } = useLocation()
  const arrived = useRef(path)

  // Also where the same page has been written anew.
  useLayoutEffect(() => applyMeta(page.meta), [page.meta])

  useLayoutEffect(() => {
    if (arrived.current === path) return
    arrived.current = path
    scrollToTarget(hash)
    document.getElementById('main')?.focus({ preventScroll: true })
  }, [path, hash])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a second click on a fragment has a new key
  useEffect(() => {
    if (hash) scrollToTarget(hash)
  }, [hash, key])
}

/** Says in the document that links and forms are the app's from now on. */
const useReadySign = () =>
  useEffect(() => {
    document.documentElement.dataset.app = 'ready'
  }, [])

interface CurrentPageProps {
  initial: LoadedPage
  client: PageClient
}

/** The page that belongs to the address, with the edits of this browser. */
export const CurrentPage = ({ initial, client }: CurrentPageProps) => {
  const shown = useShownPage(initial, client)
  const { page, field } = useEditing(shown.page)
  useArrival(shown)
  useReadySign()
  return <Page page={page} components={shown.components} field={field} />
}
