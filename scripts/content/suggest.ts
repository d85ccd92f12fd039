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

/** How far apart two words may be and still be meant for one another. */
const tolerance = (word: string) => Math.max(1, Math.floor(word.length / 3))

/** Longer names are not misspelt, but something else. */
const LONGEST = 100

/** The candidate that somebody who wrote `word` most likely meant, if any is near enough. */
export const suggest = (word: string, candidates: Iterable<string>): string | undefined => {
  if (word.length > LONGEST) return undefined
  const wanted = word.toLowerCase()
  let best: string | undefined
  let bestDistance = tolerance(wanted) + 1
  for (const candidate of candidates) {
    const found = distance(wanted, candidate.toLowerCase(), bestDistance)
    if (found < bestDistance) {
      best = candidate
      bestDistance = found
    }
  }
  return best
}
