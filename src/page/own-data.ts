import type { Shell } from '../shell/shell-data.ts'
import type { PageFile } from './page-address.ts'

/** Where a document's data is. */
export interface DataAddresses {
  /** Of what it shares with all others. */
  shell: string
  /** Of its own page. */
  page: string
  /** Of the page that it shows. */
  digest: string
}

/** The element that holds the page, and says where its data is. */
export const ROOT_ID = 'root'

/** What the document says of its data. */
export const dataAddresses = (): Readonly<DataAddresses> =>
  (document.getElementById(ROOT_ID) as HTMLElement).dataset as unknown as DataAddresses

/**
 * Path of the site on its server, for code that knows nothing else of it, not even whether the document belongs to
 * it.
 */
export const siteBase = (): string =>
  document.getElementById(ROOT_ID)?.dataset.shell?.replace(/(?:\/assets)?\/[^/]*$/, '') ?? ''

const load = async <T>(address: string): Promise<T> => {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address}: ${response.status}`)
  return (await response.json()) as T
}

/**
 * Whether a field holds something that the document did not bring: then a visitor who has just arrived has typed it.
 */
const hasTyped = (): boolean =>
  [...document.querySelectorAll<HTMLInputElement>('main :is(input, textarea)')].some(
    ({ value, defaultValue }) => value !== defaultValue,
  )

/** Whether the visitor is on the way to another document: loading this one anew would call that off. */
const watchLeaving = () => {
  let isLeaving = false
  addEventListener('beforeunload', () => {
    isLeaving = true
  })
  return () => isLeaving
}

interface OwnData {
  shell: Shell
  file: PageFile
}

/**
 * What the app takes over. Where the site has been deployed since the document was loaded, its page may be
 * another one by now: then the document is loaded anew, once, unless somebody has begun to write.
 *
 * @throws where the data can't be had, or belongs to another document: it stays as it is
 */
export const readOwnData = async (): Promise<OwnData> => {
  const { shell, page, digest } = dataAddresses()
  const isLeaving = watchLeaving()
  const [shared, file] = await Promise.all([load<Shell>(shell), load<PageFile>(page)])
  if (file.digest === digest) return { shell: shared, file }
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const way = visit?.type
  // Loading anew would lose what was typed, because drafts come with the app; the browser can send the form without
  // it. Visitors who come back find their draft.
  const isKept = way === 'reload' || isLeaving() || (way === 'navigate' && hasTyped())
  if (!isKept) location.reload()
  throw new Error('Deployed anew')
}
