import { countWhile } from './count-while.ts'
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

/** What an edit adds around text that stays as it is, so that every character of it keeps its place. */
const aroundWhatStays = (text: string, { start, end, by }: Edit): Edit[] => {
  const at = end > start ? by.indexOf(text.slice(start, end)) : -1
  if (at < 0) return [{ start, end, by }]
  const [before, behind] = [by.slice(0, at), by.slice(at + end - start)]
  return [
    { start, end: start, by: before },
    { start: end, end, by: behind },
  ].filter((edit) => edit.by !== '')
}

/** Makes edits of one text that don't touch each other. */
export const mend = ({ text, edits }: Mended, more: readonly Edit[]): Mended => ({
  text: applyEdits(text, more),
  edits: [
    ...edits,
    ...more.flatMap((edit) => aroundWhatStays(text, edit)).toSorted((a, b) => b.start - a.start),
  ],
})

/** Edits of one text from its end to its beginning, of which none touches another. */
const inLayers = (edits: readonly Edit[]): Edit[][] => {
  const layers: Edit[][] = []
  let next = Number.NEGATIVE_INFINITY
  for (const edit of edits) {
    if (edit.end <= next) layers.at(-1)?.push(edit)
    else layers.push([edit])
    next = edit.start
  }
  return layers
}

/** A text after edits of which each is one of the text that the earlier ones left. */
export const applyInTurn = (text: string, edits: readonly Edit[]): string =>
  // Of two at one place the later one stands before the other.
  inLayers(edits).reduce((done, layer) => applyEdits(done, layer.toReversed()), text)

interface Place {
  offset: number
  /** Amid what stands there instead of something else: the text before had no such place. */
  isAmid: boolean
}

/** Leads from a place of a text back to where it was before; what begins where something was taken out began behind it. */
type WayBack = (offset: number, isBeginning: boolean) => Place

/** Leads from places of a text back to those before the edits of one layer. */
const backThrough = (layer: Edit[]): WayBack => {
  let shift = 0
  const steps = layer.toReversed().map(({ start, end, by }) => {
    const step = { start: start + shift, length: by.length, end, shift }
    shift += by.length - (end - start)
    return { ...step, after: shift }
  })
  return (offset, isBeginning) => {
    const isAbove = ({ start, length }: (typeof steps)[number]) =>
      start < offset || (isBeginning && length === 0 && start === offset)
    const step = steps[countWhile(steps, isAbove) - 1]
    if (!step) return { offset, isAmid: false }
    if (offset >= step.start + step.length) return { offset: offset - step.after, isAmid: false }
    const isAmid = offset > step.start && step.end > step.start - step.shift
    return { offset: Math.min(offset - step.shift, step.end), isAmid }
  }
}

const ways = new WeakMap<readonly Edit[], WayBack[]>()

/** From the last layer to the first; made once, because a file may have thousands of both. */
const wayBack = (edits: readonly Edit[]): WayBack[] => {
  const known = ways.get(edits)
  if (known) return known
  const way = inLayers(edits).map(backThrough).toReversed()
  ways.set(edits, way)
  return way
}

const back = (edits: readonly Edit[], place: number, isBeginning: boolean): Place =>
  wayBack(edits).reduce<Place>(
    ({ offset, isAmid }, through) => {
      const before = through(offset, isBeginning)
      return { ...before, isAmid: isAmid || before.isAmid }
    },
    { offset: place, isAmid: false },
  )

/** Where a place of the mended text stands in the text as it was written. */
export const inSource = ({ start, end }: Range, { edits }: Mended): Range => ({
  start: back(edits, start, end > start).offset,
  end: back(edits, end, false).offset,
})

/** Whether a place of the mended text begins and ends in the text as it was written, too. */
export const isInSource = ({ start, end }: Range, { edits }: Mended): boolean =>
  !back(edits, start, end > start).isAmid && !back(edits, end, false).isAmid
