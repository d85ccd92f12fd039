import type { Range } from './source-file.ts'

/** A change of a text: what stands in the range is replaced. */
export interface Edit extends Range {
  by: string
}

/** A text as it was meant, and where its characters stand in the text as it was written. */
export interface Mended {
  text: string
  /** The edits that led here, each of the text that the earlier ones left. */
  edits: Edit[]
}

const apply = (text: string, { start, end, by }: Edit): string =>
  text.slice(0, start) + by + text.slice(end)

const fromTheEnd = (edits: readonly Edit[]) => edits.toSorted((a, b) => b.start - a.start)

/** A text after edits that don't touch each other. */
export const applyEdits = (text: string, edits: readonly Edit[]): string =>
  fromTheEnd(edits).reduce(apply, text)

/** Makes edits of one text that don't touch each other. */
export const mend = ({ text, edits }: Mended, more: readonly Edit[]): Mended => ({
  text: applyEdits(text, more),
  edits: [...edits, ...fromTheEnd(more)],
})

const before = (offset: number, { start, end, by }: Edit): number => {
  if (offset <= start) return offset
  if (offset >= start + by.length) return offset - by.length + end - start
  return Math.min(offset, end)
}

/** Where a place of the mended text stands in the text as it was written. */
export const inSource = ({ start, end }: Range, { edits }: Mended): Range => ({
  start: edits.reduceRight(before, start),
  end: edits.reduceRight(before, end),
})
