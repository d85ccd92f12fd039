import { HIDDEN_SIGNS } from '../text/hidden-signs.ts'

/** Damerau-Levenshtein distance (optimal string alignment) between two words; `most` where it is that or more. */
const distance = (a: string, b: string, most: number): number => {
  if (Math.abs(a.length - b.length) >= most) return most
  let beforePrevious: number[] = []
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1]
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      row[j] = Math.min(
        (previous[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (previous[j - 1] ?? 0) + (same ? 0 : 1),
        swapped ? (beforePrevious[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      )
    }
    if (Math.min(...row) >= most) return most
    beforePrevious = previous
    previous = row
  }
  return previous[b.length] ?? 0
}

/**
 * A bound below the distance from `word`, cheap enough for each of ten thousand names: the letters that
 * one of the words has and the other lacks, in whatever order.
 */
const boundFrom = (word: string) => {
  const counts = new Int16Array(256)
  for (let i = 0; i < word.length; i += 1) count(counts, word, i, 1)
  return (other: string): number => {
    let lacking = 0
    for (let i = 0; i < other.length; i += 1) if (count(counts, other, i, -1) < 0) lacking += 1
    for (let i = 0; i < other.length; i += 1) count(counts, other, i, 1)
    return Math.max(lacking, word.length - (other.length - lacking))
  }
}

/** Letters that share a place only make the bound lower. */
const count = (counts: Int16Array, word: string, index: number, by: number): number => {
  const place = word.charCodeAt(index) & 255
  counts[place] = (counts[place] ?? 0) + by
  return counts[place] ?? 0
}

/** Longer names are not misspelt, but something else. */
const LONGEST = 100

/** How many names are compared letter by letter: far more than are shown. */
const MOST_COMPARED = 64

/** Names that may be near enough, the likeliest first: of thousands, nothing is kept but the few that are compared. */
const likeliest = (wanted: string, names: Iterable<string>, farthest: number): string[] => {
  const boundOf = boundFrom(wanted)
  const byBound = Array.from({ length: farthest + 1 }, (): string[] => [])
  for (const name of names) {
    const own = spelt(name)
    // Each letter more or less is one that is lacking.
    if (Math.abs(own.length - wanted.length) > farthest) continue
    const alike = byBound[boundOf(own)]
    if (alike && alike.length < MOST_COMPARED) alike.push(name)
  }
  return byBound.flat().slice(0, MOST_COMPARED)
}

interface Likeness {
  name: string
  distance: number
}

/**
 * The names that are like `word`, the likest first; of names as like, the earlier one first.
 *
 * @param farthest what is less like it is of no use: letters are compared only where they may be as near
 */
const compare = (word: string, names: Iterable<string>, farthest = LONGEST): Likeness[] => {
  const wanted = spelt(word)
  if (wanted.length > LONGEST) return []
  return likeliest(wanted, names, farthest)
    .map((name) => ({ name, distance: distance(wanted, spelt(name), farthest + 1) }))
    .toSorted((a, b) => a.distance - b.distance)
}

const spelt = (word: string) => word.replace(HIDDEN_SIGNS, '').toLowerCase()

/** How far apart two words may be and still be meant for one another. */
const tolerance = (word: string) => Math.max(1, Math.floor(word.length / 3))

/** Letters that were left out: the whole word tells how many may be. */
const isShortened = (word: string, { name, distance: far }: Likeness): boolean =>
  far === name.length - word.length && far <= tolerance(name) && far <= word.length / 2

const numbersIn = (word: string): string => (word.match(/\d+/g) ?? []).join()

/** Two words with other numbers in them name two things: `project-2`, `project-3`. */
const isNumbered = (word: string, name: string): boolean =>
  numbersIn(word) !== '' && numbersIn(name) !== '' && numbersIn(word) !== numbersIn(name)

/**
 * The name that somebody who wrote `word` most likely meant, if any is near enough.
 *
 * @param taken names that stand beside it and are meant for themselves
 */
export const suggest = (
  word: string,
  names: Iterable<string>,
  taken: readonly unknown[] = [],
): string | undefined =>
  compare(word, names, tolerance(word) + 1).find(
    (likeness) =>
      (likeness.distance <= tolerance(word) || isShortened(word, likeness)) &&
      !isNumbered(word, likeness.name) &&
      !taken.includes(likeness.name),
  )?.name

/** At most `most` of the names, the likest to `word` first. */
export const nearest = (word: string, names: readonly string[], most: number): string[] =>
  compare(word, names)
    .slice(0, most)
    .map(({ name }) => name)
