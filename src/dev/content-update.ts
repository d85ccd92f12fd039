import type { Shell } from '../page/page-data.ts'

/** What the development server says after each change of the content. */
export interface ContentUpdate {
  /** The problems as the terminal shows them; null where there are none. */
  problems: string | null
  /** What is the same on every page; missing while there are problems. */
  site?: { shell: Shell; theme: string }
}

export const UPDATE = 'content:update'

/** Sent by a page that has just been opened: what was saved since its document was made is news to it. */
export const HELLO = 'content:hello'
