import type { Options, SearchOptions } from 'minisearch'
import { termOf } from './terms.ts'

/** File of the index, from the root of the site. */
export const SEARCH_INDEX = 'search-index.json'

/** Something that can be found. */
export interface Found {
  /** Its address, also its name. */
  href: string
  title: string
  /** The pages above it: `Heizung › Ablauf`. */
  where: string
}

/** The same with all that it is found by. */
export interface Findable extends Found {
  /** Parts of long words of the title: `pumpe` of `Wärmepumpe`. */
  parts: string
  text: string
}

/** How the index is made, and read. */
export const indexOptions: Options<Findable> = {
  idField: 'href',
  fields: ['title', 'parts', 'text'],
  storeFields: ['href', 'title', 'where'],
  processTerm: termOf,
}

/** As one types, beginnings count, and slips in longer words. */
export const searchOptions: SearchOptions = {
  boost: { title: 4, parts: 2 },
  combineWith: 'AND',
  prefix: (term) => term.length > 2,
  fuzzy: (term) => (term.length > 4 ? 0.2 : false),
}
