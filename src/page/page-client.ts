import { attemptSignal, isAnswer } from '../network/attempt.ts'
import { type PageFile, pageAddress } from './page-address.ts'

const RETRIES = 3
const FIRST_DELAY = 1_000
const LONGEST_DELAY = 30_000
const KEPT_UNUSED = 5 * 60_000

/** The server answered, and trying again would not change the answer. */
export class PageRefused extends Error {}

export interface PageClient {
  /** The page at a path. Rejects when three retries have failed too, or there is no connection. */
  load: (pathname: string) => Promise<PageFile>
  /** Takes a page file that is there already for one that it has loaded. */
  keep: (file: PageFile) => void
  /** Forgets every page and has the shown one loaded again: its content has changed. */
  refresh: () => void
  /** Counts refreshes, as a store for React. */
  subscribe: (listener: () => void) => () => void
  version: () => number
}

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

const delayBefore = (retry: number) => Math.min(FIRST_DELAY * 2 ** retry, LONGEST_DELAY)

const fetchOnce = async (address: string): Promise<PageFile> => {
  const response = await fetch(address, { signal: attemptSignal() })
  if (!response.ok && isAnswer(response.status))
    throw new PageRefused(`${address} answered ${response.status}`)
  if (!response.ok) throw new Error(`${address} answered ${response.status}`)
  return (await response.json()) as PageFile
}

const fetchPage = async (address: string): Promise<PageFile> => {
  for (let retry = 0; ; retry += 1) {
    try {
      return await fetchOnce(address)
    } catch (error) {
      if (error instanceof PageRefused || retry === RETRIES || !navigator.onLine) throw error
      await wait(delayBefore(retry))
    }
  }
}

/**
 * Loads page files: three retries after 1, 2 and 4 seconds (never more than 30) while there is a
 * connection, what nobody has asked for in 5 minutes is dropped, and a page is never loaded twice at
 * the same time.
 *
 * @param base path of the site on its server
 */
export const createPageClient = (base: string): PageClient => {
  const kept = new Map<string, { file: Promise<PageFile>; used: number }>()
  const listeners = new Set<() => void>()
  let version = 0

  const dropUnused = () => {
    for (const [address, { used }] of kept) {
      if (Date.now() - used >= KEPT_UNUSED) kept.delete(address)
    }
  }

  const load = (pathname: string): Promise<PageFile> => {
    dropUnused()
    const address = base + pageAddress(pathname)
    const file = kept.get(address)?.file ?? fetchPage(address)
    kept.set(address, { file, used: Date.now() })
    file.catch(() => kept.delete(address))
    return file
  }

  const keep = (file: PageFile) => {
    const used = Date.now()
    kept.set(base + pageAddress(file.page.route), { file: Promise.resolve(file), used })
  }

  const refresh = () => {
    kept.clear()
    version += 1
    for (const listener of listeners) listener()
  }

  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }

  return { load, keep, refresh, subscribe, version: () => version }
}
