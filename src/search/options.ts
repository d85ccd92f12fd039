import type MiniSearch from 'minisearch'
import type { Options, Query, SearchOptions, SearchResult } from 'minisearch'
import { FIELDS } from './parts.ts'
import { termOf, wordsOf } from './terms.ts'

/** File of the index, from the root of the site. */
export const SEARCH_INDEX = 'search-index.json'

/** Something that can be found. */
export interface SearchHit {
  /** Its address, also its name. */
  href: string
  title: string
  /** The pages above it: `Heizung › Ablauf`. */
  where: string
}

/** The same with all that it is found by. */
export interface Findable extends SearchHit {
  /** What it is called besides: by the navigation, by the editors' own words, by the services that it tells of. */
  name: string
  /** What it is about: titles of its parts, and what people call that. */
  topics: string
  /** Parts of long words of all these: `pumpe` of `Wärmepumpe`. */
  parts: string
  text: string
}

/** How the index is made, and read. */
export const indexOptions: Options<Findable> = {
  idField: 'href',
  fields: [...FIELDS],
  storeFields: ['href', 'title', 'where'],
  tokenize: wordsOf,
  processTerm: termOf,
}

/** As one types, beginnings count. */
const EXACT: SearchOptions = {
  boost: { title: 4, name: 8, topics: 3, parts: 2 },
  combineWith: 'AND',
  prefix: (term) => term.length > 2,
}

/** Slips in longer words. */
const MISTYPED: SearchOptions = { ...EXACT, fuzzy: (term) => (term.length > 4 ? 0.2 : false) }

/** Shorter beginnings and ends of a word say nothing by themselves. */
const SHORTEST_START = 3
const SHORTEST_END = 5

const termsFrom = (parts: readonly string[]): string[] =>
  parts.flatMap((part) => termOf(part) ?? [])

/** Sentences are full of them, and compounds begin with them by chance: `Wartezeit`, `Mehrfamilienhaus`. */
const CHANCE = new Set(['gut', 'her', 'hin', 'mehr', 'viel', 'war', 'waren'])

const startsOf = (word: string): string[] =>
  termsFrom(Array.from(word, (_, at) => word.slice(0, at)).slice(SHORTEST_START)).filter(
    (term) => !CHANCE.has(term),
  )

const endsOf = (word: string): string[] =>
  termsFrom(Array.from(word, (_, at) => word.slice(at)).slice(1, 1 - SHORTEST_END))

/** The longer a part is, the more it says. */
const PART: SearchOptions = {
  ...EXACT,
  fields: FIELDS.filter((field) => field !== 'parts'),
  combineWith: 'OR',
  prefix: false,
  boostTerm: (term) => term.length,
}

/** A compound that stands nowhere: what it begins with says what it is about, `Heizung` of `Heizungswartung`. */
const compound = (words: string): Query => ({
  combineWith: 'AND',
  queries: [
    { ...PART, processTerm: startsOf, queries: [words] },
    { ...PART, processTerm: (word) => [...startsOf(word), ...endsOf(word)], queries: [words] },
  ],
})

/** From here on, two compounds that begin alike are about the same. */
const SAME_START = 6

/** Where only other compounds begin like it: `Schimmelpilzsanierung` for `Schimmelentfernung`. */
const relatives = (words: string): Query => ({
  ...PART,
  fields: ['title', 'name', 'topics'],
  prefix: (term) => term.length >= SAME_START,
  processTerm: startsOf,
  queries: [words],
})

/**
 * The words as they are; if nothing has them, with slips; if nothing has all of them, with some, or parts of some;
 * if there is nothing of these, what is called alike.
 */
const ATTEMPTS: readonly ((words: string) => Query)[] = [
  (words) => ({ ...EXACT, queries: [words] }),
  (words) => ({ ...MISTYPED, queries: [words] }),
  (words) => ({
    combineWith: 'OR',
    queries: [{ ...MISTYPED, combineWith: 'OR', queries: [words] }, compound(words)],
  }),
  relatives,
]

/** What an index has for these words, the best first. */
export const searchIn = (index: MiniSearch<Findable>, words: string): SearchResult[] => {
  for (const attempt of ATTEMPTS) {
    const found = index.search(attempt(words))
    if (found.length > 0) return found
  }
  return []
}
