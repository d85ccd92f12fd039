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

/** A text after edits that don't touch each other, in one pass. */
export const applyEdits = (text: string, edits: readonly Edit[]): string => {
  const pieces: string[] = []
  let from = 0
  for (const { start, end, by } of edits.toSorted((a, b) => a.start - b.start)) {
    pieces.push(text.slice(from, start), by)
    from = end
  }
  return pieces.join('') + text.slice(from)
}

/** Makes edits of one text that don't touch each other. */
export const mend = ({ text, edits }: Mended, more: readonly Edit[]): Mended => ({
  text: applyEdits(text, more),
  edits: [...edits, ...more.toSorted((a, b) => b.start - a.start)],
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
