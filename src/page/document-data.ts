import type { Shell } from '../shell/shell-data.ts'
import { pageAddress } from './page-address.ts'

/** Ids of blocks and headings have no capital letters: none can stand in its way. */
export const DATA_ID = 'pageData'

const dataset = (): DOMStringMap => document.getElementById(DATA_ID)?.dataset ?? {}

/** Address of the file with what the document shares with all others. */
export const shellAddress = (): string => dataset().shell ?? ''

/** Path of the site on its server, for what knows nothing else of it. */
export const siteBase = (): string => shellAddress().replace(/(?:\/assets)?\/[^/]*$/, '')

/** Route of the document's page. */
export const documentRoute = (): string => dataset().route ?? ''

/** Addresses of the files that the app takes the document over with. */
export const dataAddresses = (): string[] => [
  shellAddress(),
  siteBase() + pageAddress(documentRoute()),
]

/** Rejects where it can't be had; the document then stays as it is. */
export const loadShell = async (): Promise<Shell> => {
  const response = await fetch(shellAddress())
  return (await response.json()) as Shell
}
