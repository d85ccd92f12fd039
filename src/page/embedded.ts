import type { Shell } from '../shell/shell-data.ts'
import type { PageData } from './page-data.ts'

/** Ids of blocks and headings have no capital letters: none can stand in its way. */
export const EMBEDDED_ID = 'pageData'

/** JSON that can stand in a script element: no `<` can end it. */
export const embeddable = (page: PageData): string => JSON.stringify(page).replace(/</g, '\\u003c')

/** Address of the file with what the document shares with all others. */
export const shellAddress = (): string => document.getElementById(EMBEDDED_ID)?.dataset.shell ?? ''

/** Path of the site on its server, for what knows nothing else of it. */
export const siteBase = (): string => shellAddress().replace(/(?:\/assets)?\/[^/]*$/, '')

const loadShell = async (): Promise<Shell> => {
  const response = await fetch(shellAddress())
  return (await response.json()) as Shell
}

interface Embedded {
  shell: Shell
  page: PageData
}

/** What the app takes over; rejects where it is damaged or missing, and the document stays as it is. */
export const readEmbedded = async (): Promise<Embedded> => {
  const page = JSON.parse(document.getElementById(EMBEDDED_ID)?.textContent ?? '') as PageData
  return { page, shell: await loadShell() }
}
