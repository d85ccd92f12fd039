import type { Shell } from '../shell/shell-data.ts'
import type { PageData } from './page-data.ts'

/** What a document carries for the app that takes it over. */
export interface Embedded {
  shell: Shell
  page: PageData
}

/** Ids of blocks and headings have no capital letters: none can stand in its way. */
export const EMBEDDED_ID = 'pageData'

/** The data in the document; throws where it is damaged, and the document stays as it is. */
export const readEmbedded = (): Embedded =>
  JSON.parse(document.getElementById(EMBEDDED_ID)?.textContent ?? '') as Embedded

/** JSON that can stand in a script element: no `<` can end it. */
export const embeddable = (data: Embedded): string => JSON.stringify(data).replace(/</g, '\\u003c')
