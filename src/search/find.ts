import MiniSearch from 'minisearch'
import { findInParts } from './find-in-parts.ts'
import type { Find } from './findings.ts'
import { type Findable, indexOptions, type SearchHit, searchIn } from './options.ts'
import { wordsOf } from './terms.ts'

/** Nobody reads on. */
const MOST = 20

const findInWhole = (json: string): Find => {
  const index = MiniSearch.loadJSON<Findable>(json, indexOptions)
  return async (words) => {
    const found = searchIn(index, words) as unknown as SearchHit[]
    return { count: found.length, found: found.slice(0, MOST) }
  }
}

/** Who pastes a text looks for where it stands: that many words say it, and each is looked for in all of the index. */
const MOST_WORDS = 32

const firstOf = (words: string): string => wordsOf(words).slice(0, MOST_WORDS).join(' ')

const fetchText = async (address: string): Promise<string> => {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address}: ${response.status}`)
  return response.text()
}

/**
 * Fetches the index, or what names its parts; rejects where it can't be had.
 *
 * @param base path of the site, without a slash at its end
 * @param name of the index, from there
 */
export const openSearch = async (base: string, name: string): Promise<Find> => {
  const fetchFile = (file: string) => fetchText(`${base}/${file}`)
  const json = await fetchFile(name)
  const index = JSON.parse(json)
  const find = 'entries' in index ? findInParts(index, fetchFile) : findInWhole(json)
  return (words) => find(firstOf(words))
}
