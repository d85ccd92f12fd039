import MiniSearch, { type AsPlainObject } from 'minisearch'
import type { Find } from './findings.ts'
import { type Findable, indexOptions, type SearchHit, searchIn } from './options.ts'
import {
  FIELDS,
  type PartsList,
  partFile,
  type TermEntry,
  type TermPart,
  TITLES_TOGETHER,
  type TitlePart,
} from './parts.ts'
import { partsFor } from './parts-for.ts'
import { termOf, wordsOf } from './terms.ts'

/** Each may be in a file of its own. */
const MOST = 10

/** All texts count as equally long, and each word once. */
const EACH = FIELDS.map(() => 1)

const numbersOf = (steps: readonly number[]): number[] => {
  let number = 0
  return steps.map((step) => {
    number += step
    return number
  })
}

const once = (numbers: readonly number[]) => Object.fromEntries(numbers.map((each) => [each, 1]))

const fieldsOf = (entry: TermEntry) =>
  Object.fromEntries(entry.map((steps, field) => [field, once(numbersOf(steps))]))

/** The parts as an index of MiniSearch's, whose entries are numbers. */
const joinParts = (parts: readonly TermPart[], entries: number): MiniSearch<Findable> => {
  const index = parts.flatMap((part) =>
    Object.entries(part).map(([term, entry]): [string, ReturnType<typeof fieldsOf>] => [
      term,
      fieldsOf(entry),
    ]),
  )
  const numbers = index.flatMap(([, fields]) => Object.values(fields).flatMap(Object.keys))
  const each = <Value>(value: (number: string) => Value) =>
    Object.fromEntries(numbers.map((number) => [number, value(number)]))
  const plain: AsPlainObject = {
    documentCount: entries,
    nextId: 0,
    documentIds: each(Number),
    fieldIds: Object.fromEntries(FIELDS.map((field, id) => [field, id])),
    fieldLength: each(() => EACH) as never,
    averageFieldLength: EACH,
    storedFields: {},
    dirtCount: 0,
    index,
    serializationVersion: 2,
  }
  return MiniSearch.loadJS<Findable>(plain, indexOptions)
}

const termsOf = (words: string): string[] => wordsOf(words).flatMap((word) => termOf(word) ?? [])

/** Fetches each file once; one that could not be had, again. */
const fetchingOnce = (fetchFile: (name: string) => Promise<string>) => {
  const held = new Map<string, Promise<unknown>>()
  return <Part>(digest: string): Promise<Part> => {
    const part = held.get(digest) ?? fetchFile(partFile(digest)).then(JSON.parse)
    held.set(digest, part)
    part.catch(() => held.delete(digest))
    return part as Promise<Part>
  }
}

/** Looks only into the parts of an index that the words begin with. */
export const findInParts = (
  { entries, terms, titles }: PartsList,
  fetchFile: (name: string) => Promise<string>,
): Find => {
  const fetchPart = fetchingOnce(fetchFile)
  const starts = Object.keys(terms)
  const foundAt = async (number: number): Promise<SearchHit> => {
    const file = titles[Math.floor(number / TITLES_TOGETHER)] ?? ''
    const [href = '', title = '', where = ''] = (await fetchPart<TitlePart>(file))[number] ?? []
    return { href, title, where }
  }
  return async (words) => {
    const wanted = new Set(termsOf(words).flatMap((term) => partsFor(term, starts)))
    const parts = await Promise.all(
      [...wanted].map((start) => fetchPart<TermPart>(terms[start] ?? '')),
    )
    const hits = searchIn(joinParts(parts, entries), words)
    const found = await Promise.all(hits.slice(0, MOST).map(({ id }) => foundAt(id)))
    return { count: hits.length, found }
  }
}
