import type { Style } from './touched.ts'

/** How often each of some lines is there. */
const counted = (lines: readonly string[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>()
  for (const line of lines) counts.set(line, (counts.get(line) ?? 0) + 1)
  return counts
}

/** A text without the lines that a repair has emptied. */
export const withoutEmptied = (before: string, after: string): string => {
  const [old, now] = [before.split('\n'), after.split('\n')]
  if (old.length !== now.length || !now.some((line, at) => line.trim() === '' && old[at]?.trim()))
    return after
  const [was, is] = [counted(old), counted(now)]
  // With a line put in above and one taken out below, blank ones have only moved to where others stood.
  const isMoved = (line = '') => (is.get(line) ?? 0) >= (was.get(line) ?? 0)
  const isEmptied = (line: string, at: number) =>
    line.trim() === '' && old[at]?.trim() !== '' && !isMoved(old[at])
  return now.filter((line, at) => !isEmptied(line, at)).join('\n')
}

/** Braces with a space before the closing one, where the opening one has one behind it. */
export const evenBraces: Style = ({ sheet: { text }, isNew }) =>
  [...text.matchAll(/(\{ [^{}\n]*[^\s{}])\}/g)]
    .filter(({ index }) => isNew(index))
    .map((found) => {
      const end = found.index + (found[1]?.length ?? 0)
      return { text: `${text.slice(0, end)} ${text.slice(end)}` }
    })
