import { SEARCH_INDEX } from '../../src/search/options.ts'
import { type PartsList, partFile, TITLES_TOGETHER } from '../../src/search/parts.ts'
import { digest } from '../machine/digest.ts'
import { numberEntries } from './number-entries.ts'
import { partTerms, type TermLists } from './part-terms.ts'
import type { Entry } from './read-terms.ts'

type Numbered = ReadonlyMap<number, Entry>

/** Sorted by term, so that the same terms are the same file. */
const invert = (entries: Numbered): TermLists[] => {
  const lists = new Map<string, number[][]>()
  for (const [number, { terms }] of entries)
    for (const [field, words] of terms.entries())
      for (const term of words.split(' ').filter(Boolean)) {
        const found = lists.get(term) ?? terms.map(() => [])
        found[field]?.push(number)
        lists.set(term, found)
      }
  return [...lists].sort(([a], [b]) => (a < b ? -1 : 1))
}

/** Small numbers compress better. */
const steps = (numbers: readonly number[]): number[] =>
  numbers.map((number, at) => number - (numbers[at - 1] ?? 0))

const termPart = (terms: readonly TermLists[]): string =>
  JSON.stringify(Object.fromEntries(terms.map(([term, lists]) => [term, lists.map(steps)])))

const titleParts = (entries: Numbered): string[] => {
  const last = [...entries.keys()].at(-1) ?? 0
  const parts: Record<string, string[]>[] = Array.from(
    { length: Math.floor(last / TITLES_TOGETHER) + 1 },
    () => ({}),
  )
  for (const [number, { href, title, where }] of entries) {
    const part = parts[Math.floor(number / TITLES_TOGETHER)]
    if (part) part[number] = [href, title, where]
  }
  return parts.map((part) => JSON.stringify(part))
}

/** The files of an index in parts, as JSON by their names; the one that names the others is the last. */
export const splitIndex = (found: readonly Entry[]): Map<string, string> => {
  const entries = numberEntries(found)
  const files = new Map<string, string>()
  const add = (text: string): string => {
    const name = digest(text).slice(0, 10)
    files.set(partFile(name), text)
    return name
  }
  const parts = partTerms(invert(entries))
  const list: PartsList = {
    entries: entries.size,
    terms: Object.fromEntries([...parts].map(([start, terms]) => [start, add(termPart(terms))])),
    titles: titleParts(entries).map(add),
  }
  return files.set(SEARCH_INDEX, JSON.stringify(list))
}
