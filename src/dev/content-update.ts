import type { Shell } from '../shell/shell-data.ts'

/** What the development server says to a page when it is opened, and after each change of the content. */
export interface ContentUpdate {
  /** Counts the apps that the server has had: a page that another one has made is loaded anew. */
  app: number
  /** Counts the changes of own blocks: what shows them without the app is loaded anew. */
  blocks: number
  /** Counts the changes that pages have been told of: what is wrong with a page alone may be mended by each. */
  told: number
  /** The problems as the terminal shows them; null where there are none. */
  problems: string | null
  /** Those of them that can be repaired; missing where none can. */
  repairable?: RepairablePlace[]
  /** What is the same on every page; missing while there are problems. */
  site?: SiteUpdate
}

export interface SiteUpdate {
  shell: Shell
  theme: string
}

/** A problem by its place: `content/site.yaml:5:1`. */
export interface RepairablePlace {
  place: string
  code: string
}

/** Where pages listen for updates. */
export const UPDATES_PATH = '/__updates'

/**
 * A count as it was when this document was asked for, which is in the head of the answer (W3C Server Timing): what the
 * page is told first, may be of a later state. Undefined where a browser does not pass it on.
 */
export const madeAt = (count: 'app' | 'told'): number | undefined => {
  const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return document?.serverTiming?.find(({ name }) => name === count)?.duration
}

/**
 * Listens for updates; the browser connects again by itself when the server has been away. A page that is left may
 * be kept to come back to: its line is given up meanwhile, as a browser has six to a server.
 */
export const onUpdate = (take: (update: ContentUpdate) => void): void => {
  const listen = () => {
    const source = new EventSource(UPDATES_PATH)
    source.addEventListener('message', ({ data }) => take(JSON.parse(data)))
    addEventListener('pagehide', () => source.close(), { once: true })
  }
  listen()
  addEventListener('pageshow', ({ persisted }) => persisted && listen())
}
