import type { Style } from './touched.ts'

/** A text without the lines that a repair has emptied. */
export const withoutEmptied = (before: string, after: string): string => {
  const [old, now] = [before.split('\n'), after.split('\n')]
  if (old.length !== now.length) return after
  return now.filter((line, index) => line.trim() !== '' || old[index]?.trim() === '').join('\n')
}

/** Braces with a space before the closing one, where the opening one has one behind it. */
export const evenBraces: Style = ({ sheet: { text }, isNew }) =>
  [...text.matchAll(/(\{ [^{}\n]*[^\s{}])\}/g)]
    .filter(({ index }) => isNew(index))
    .map((found) => {
      const end = found.index + (found[1]?.length ?? 0)
      return `${text.slice(0, end)} ${text.slice(end)}`
    })
