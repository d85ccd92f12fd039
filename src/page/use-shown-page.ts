import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { samePath } from '../content/files/file-name.ts'
import { documentAnswers } from '../network/document-answers.ts'
import { loadDocument } from '../network/load-document.ts'
import { useShell } from '../shell/Shell.tsx'
import type { Shell } from '../shell/shell-data.ts'
import { type LoadedPage, loadPage } from './load-page.ts'
import { isUnknownAddress, unknownRoute } from './page-address.ts'
import type { PageClient } from './page-client.ts'
import type { PageData } from './page-data.ts'
import { turnPage } from './turn-page.ts'
import { useFailure } from './use-failure.ts'

/**
 * Path of the page for the address that the document came from. It need not be the page's own, as in
 * `/heating/index.html`. A host may answer every unknown address with the same 404 page; the one that
 * belongs to the address is shown instead.
 */
const firstPath = (pathname: string, initial: PageData, { notFound }: Shell): string =>
  isUnknownAddress(initial) ? unknownRoute(pathname, notFound) : initial.route

interface TurnedPage extends LoadedPage {
  path: string
  /** The client's count of refreshes at which it was loaded. */
  version: number
}

export interface ShownPage extends TurnedPage {
  /** Whether it is the page of the address; until that is there, the one before is shown. */
  isThere: boolean
  /** Asks again for the page of the address; missing unless it can't be had now. */
  retry?: () => void
}

/** Says in the document that a page was asked for and is not there yet; styles show it after a while. */
const useWaitingSign = (isWaiting: boolean) =>
  useEffect(() => {
    document.documentElement.toggleAttribute('data-waiting', isWaiting)
    document.getElementById('main')?.setAttribute('aria-busy', String(isWaiting))
  }, [isWaiting])

/** Turns to the page of the current path once it is loaded; until then the old one stays. */
export const useShownPage = (initial: LoadedPage, client: PageClient): ShownPage => {
  const { pathname, key } = useLocation()
  const shell = useShell()
  const first = useRef(pathname)
  const version = useSyncExternalStore(client.subscribe, client.version, client.version)
  const [shown, setShown] = useState<TurnedPage>({ ...initial, path: initial.page.route, version })
  const visit = `${key} ${version}`
  const path = pathname === first.current ? firstPath(pathname, initial.page, shell) : pathname
  const isThere = samePath(path, shown.path)
  const isCurrent = isThere && version === shown.version
  const { fail, retry } = useFailure(visit, isCurrent)
  const giveUp = useEffectEvent(fail)
  const isGivenUp = retry !== undefined

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each visit
  useEffect(() => {
    if (isCurrent || isGivenUp) return
    let outdated = false
    const turn = isThere ? (change: () => void) => change() : turnPage
    const show = (loaded: LoadedPage) =>
      turn(() => !outdated && setShown({ ...loaded, path, version }))
    // The address is already the new one. Where the server has a document for it, that is loaded.
    const leave = async () => {
      const answers = await documentAnswers(window.location.href)
      if (outdated) return
      if (answers) loadDocument()
      else giveUp()
    }
    loadPage(client, path, shell.build).then(show, leave)
    return () => {
      outdated = true
    }
  }, [client, path, version, shell.build, isThere, isCurrent, visit, isGivenUp])

  useWaitingSign(!isThere && !isGivenUp)
  return { ...shown, isThere, ...(retry && { retry }) }
}
