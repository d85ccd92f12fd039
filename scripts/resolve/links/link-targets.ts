import type { CollectionName } from '../../../src/content/collection-names.ts'
import type { Period } from '../../../src/content/dates/periods.ts'
import { isUnknownAddress } from '../../../src/page/page-address.ts'
import type { Range, SourceFile } from '../../text/source-file.ts'

/** A link somewhere in the content, looked up once all pages are known. */
export interface LinkUse {
  target: string
  source: SourceFile
  /** Looked for only where the link leads nowhere: texts may hold thousands of good ones. */
  range: () => Range
  /** The page the link stands on, where it belongs to one page only; empty where that has no route. */
  route: string | undefined
  /** When the link itself is to be seen. */
  period: Period
}

/** What links can choose on a page by a name in the address: `?category=`. */
export interface Choice {
  name: string
  collection: CollectionName
  /** Of the entries that the page knows. */
  ids: readonly string[]
}

/** What a link can lead to on a page. */
export interface LinkTarget {
  fragments: Set<string>
  /** True where the page can't be judged because it has problems of its own. */
  incomplete: boolean
  /** True where the page has a form that takes `?inquiry=`. */
  takesInquiry: boolean
  /** What links can choose on it by other names in the address. */
  choices: readonly Choice[]
  /** When the page is there. */
  period: Period
}

export interface LinkTargets {
  pages: Map<string, LinkTarget>
  /** Routes by the names of the files and entries that pages are made of. */
  fileRoutes: ReadonlyMap<string, string>
  /** Of the further pages of a list the route of its first, by their own routes. */
  firstRoutes: ReadonlyMap<string | undefined, string | undefined>
  /** Whether a page with this route may be among those that could not be read. */
  mayExist: (route: string) => boolean
  /** Whether there are pages of which a feed can tell. */
  mayHaveFeed: boolean
  /** Values that `?inquiry=` may have; missing where the topics can't be told. */
  inquiries: string[] | undefined
  /** The value for each topic that has one, by what else it is called, in small letters. */
  inquiryOf?: ReadonlyMap<string, string>
  /** Whether an entry may be there that is not shown: it comes or has gone by itself, or can't be read. */
  mayBeAway: (collection: CollectionName, id: string) => boolean
  /** What visitors call an entry. */
  labelsOf: (collection: CollectionName, id: string) => readonly string[]
  today: string
  /** The address of the website itself. */
  site?: string | undefined
  /** The company's, two letters: a number without a code is called there. */
  country?: string | undefined
  /** Where an address has moved to, if it has. */
  movedTo: (route: string) => string | undefined
}

/** The page for what does not exist is not a place to go. */
export const isAddress = (route: string) => !isUnknownAddress({ route })
