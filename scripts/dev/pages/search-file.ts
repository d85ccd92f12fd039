import { SEARCH_INDEX } from '../../../src/search/options.ts'
import { partFile } from '../../../src/search/parts.ts'
import { forgetful } from '../../memory/open-memory.ts'
import type { ResolvedSite } from '../../resolve/resolve.ts'
import { type SearchFile, searchFiles } from '../../search/search-index.ts'

/** A search asks for several files of a site. */
const held = new WeakMap<ResolvedSite, SearchFile[]>()

const filesOf = (site: ResolvedSite): SearchFile[] => {
  const files = held.get(site) ?? searchFiles(site, forgetful())
  held.set(site, files)
  return files
}

/** By its path. */
export const isSearchFile = (pathname: string): boolean =>
  pathname === `/${SEARCH_INDEX}` || pathname.startsWith(`/${partFile('').replace('.json', '')}`)

/** A file of the search, as it is in a built site; undefined where there is none of that name. */
export const searchFile = (site: ResolvedSite, pathname: string): unknown => {
  const file = filesOf(site).find(({ name }) => pathname === `/${name}`)
  return file && JSON.parse(file.make())
}
