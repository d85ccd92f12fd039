import type { SiteDefinition } from './define-site.ts'

/** The site that a command works on: everything it has to know of it, made once and handed down. */
export interface Site extends SiteDefinition {
  /** The company's folder: relative places that people read count from here. */
  folder: string
  /** The content folder. */
  content: string
  /** Where the finished site goes. */
  out: string
  /** Where configurations for servers of one's own go; they are not written without. */
  serverFiles?: string | undefined
  /** Folder of the company's own blocks, where it has any. */
  ownBlocks: string | undefined
  /** Changes with them: as they were read, whatever has been saved since. */
  blocksState?: string | undefined
  /** What is wrong with them, for who goes on all the same: as long as it is, the site is one without them. */
  blockFault?: string | undefined
  /** What commands keep for the next time; safe to delete. */
  cache: string
  /** By what a thread opens the same site; none is opened without. */
  reopen?: object | undefined
  /** The calendar day for which the site is made, ISO 8601; another one after midnight. */
  today: () => string
}
