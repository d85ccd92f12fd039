import { fileName } from '../../src/content/files/file-name.ts'
import type { SiteWriter } from './files/site-writer.ts'
import type { PublishedSite } from './published-site.ts'

/** What of a site is other than in the one that it replaces. */
export interface Changes {
  pages: number
  /** Pages that were not there, or were others. */
  changedPages: number
  /** Files that whoever has the former site does not have. */
  newFiles: number
  /** Whether nothing is as it was: mostly, nothing was there. */
  isNew: boolean
}

/** Compares a site that has been written with the one that it replaces. */
export const changesOf = (
  { pages }: Pick<PublishedSite, 'pages'>,
  { files, unchanged }: SiteWriter,
): Changes => ({
  pages: pages.length,
  changedPages: pages.filter(({ route }) => !unchanged.has(`${fileName(route)}.html`)).length,
  newFiles: files.size - unchanged.size,
  isNew: unchanged.size === 0,
})
