import { fileName } from '../content/files/file-name.ts'
import type { PageData } from './page-data.ts'

/** What a click loads: a page, and which build and style sheets it needs. */
export interface PageFile {
  build: string
  /** By which a document knows the data of its own page. */
  digest: string
  page: PageData
  /** Addresses of the style sheets of its blocks. */
  styles: string[]
  /** Addresses of the modules of its blocks, to be fetched at once instead of one after another. */
  modules: string[]
}

/** Address of the JSON file of the page at `pathname`. */
export const pageAddress = (pathname: string): string => `/${fileName(pathname)}.json`

/** Name of the admin mode's file for the whole site; each page has one of its own besides. */
export const ADMIN_SITE = 'admin.json'

/** Name of the file that traces a page's texts to the content; for the admin mode. */
export const adminName = (route: string): string => `${fileName(route)}.admin.json`

/** Name of the file with what a page's blocks ask for later, by block id. */
export const laterName = (route: string): string => `${fileName(route)}.later.json`

/** Its address. */
export const laterAddress = (route: string): string => `/${laterName(route)}`

/** Whether a page is what is shown for addresses that don't exist. */
export const isUnknownAddress = ({ route }: Pick<PageData, 'route'>): boolean =>
  route.endsWith('/*')

/**
 * Route of the page that is shown for an unknown address: the nearest one above it, `/blog/*` before
 * `/*`.
 *
 * @param scopes paths that have such a page, `Shell.notFound`
 */
export const unknownRoute = (pathname: string, scopes: readonly string[]): string => {
  const around = scopes.filter((scope) => pathname.startsWith(`${scope}/`))
  return `${around.sort((a, b) => b.length - a.length)[0] ?? ''}/*`
}
