/** Fields that a term may stand in, in the order of a `TermEntry`. */
export const FIELDS = ['title', 'name', 'topics', 'parts', 'text'] as const

/** For each field the entries that have a term in it: the first one's number, then the steps to the next. */
export type TermEntry = readonly (readonly number[])[]

/** A part of the index: all terms with one beginning. */
export type TermPart = Readonly<Record<string, TermEntry>>

/** What is shown of some entries, by their numbers. */
export type TitlePart = Readonly<
  Record<string, readonly [href: string, title: string, where: string]>
>

/** Names the parts of an index that is too large to be loaded as a whole. */
export interface PartsList {
  /** How many entries there are. */
  entries: number
  /** By the beginning of the terms: the part's digest. */
  terms: Readonly<Record<string, string>>
  /** By the entries' numbers, so many in each: the parts' digests. */
  titles: readonly string[]
}

/** Numbers of entries that share a file of titles. */
export const TITLES_TOGETHER = 256

/** Among what has a digest in its name: whoever has it, keeps it. */
export const partFile = (digest: string): string => `assets/search-${digest}.json`
