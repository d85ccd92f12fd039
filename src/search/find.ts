import MiniSearch from 'minisearch'
import { type Findable, type Found, indexOptions, searchOptions } from './options.ts'

/** What answers a search, best first. */
export type Find = (words: string) => Found[]

/** Fetches the index; rejects where it can't be had. */
export const openSearch = async (address: string): Promise<Find> => {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address}: ${response.status}`)
  const index = MiniSearch.loadJSON<Findable>(await response.text(), indexOptions)
  return (words) => index.search(words, searchOptions) as unknown as Found[]
}
