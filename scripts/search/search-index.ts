import MiniSearch from 'minisearch'
import { type Findable, SEARCH_INDEX } from '../../src/search/options.ts'
import { digestOf } from '../machine/digest.ts'
import type { Memory } from '../memory/memory.ts'
import type { ResolvedSite } from '../resolve/resolve.ts'
import { inputsOf, isFound, type Page, readPage, termOptions } from './read-page.ts'
import { readTerms } from './read-terms.ts'
import { splitIndex } from './split-index.ts'

/** The index of more pages would be too much to load for a search: some 100 kB compressed. */
const MOST_WHOLE = 400

/** A file of a site's search. */
export interface SearchFile {
  /** From the root of the site. */
  name: string
  /** Changes with all that it is made of. */
  inputs: string
  /** As JSON. */
  make: () => string
}

const wholeIndex = (pages: readonly Page[], site: ResolvedSite, memory: Memory): string => {
  const index = new MiniSearch<Findable>(termOptions)
  index.addAll(pages.flatMap((page) => readPage(page, site, memory)))
  return JSON.stringify(index)
}

/** The parts are made together, and only if one of them is another. */
const splitFiles = (
  pages: readonly Page[],
  inputs: string,
  site: ResolvedSite,
  memory: Memory,
): SearchFile[] => {
  let made: ReadonlyMap<string, string> | undefined
  const files = (): ReadonlyMap<string, string> => {
    made ??= splitIndex(readTerms(pages, site, memory))
    return made
  }
  const known = memory.recall<[name: string, inputs: string][]>({
    name: 'search files',
    inputs,
    make: () => [...files()].map(([name, text]) => [name, digestOf(text)]),
  })
  return known.map(([name, digest]) => ({
    name,
    inputs: digest,
    make: () => files().get(name) ?? '',
  }))
}

/** What a site's search loads: one index, or beyond some hundred pages its parts and what names them. */
export const searchFiles = (site: ResolvedSite, memory: Memory): SearchFile[] => {
  const pages = site.pages.filter(isFound)
  const inputs = digestOf(pages.map((page) => [page.route, inputsOf(page, site)]))
  if (pages.length > MOST_WHOLE) return splitFiles(pages, inputs, site, memory)
  return [{ name: SEARCH_INDEX, inputs, make: () => wholeIndex(pages, site, memory) }]
}
