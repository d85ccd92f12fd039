/** So many letters may be wrong, missing or too many. */
const slipsIn = (length: number): number => (length < 4 ? 0 : length < 8 ? 1 : 2)

/**
 * Letters that have to be changed, put in, left out or swapped to make a word of what another begins with:
 * for its beginnings of no letter, of one, and so on up to all.
 */
const distances = (word: string, other: string): readonly number[] => {
  let before: readonly number[] = []
  let last: readonly number[] = Array.from({ length: other.length + 1 }, (_, end) => end)
  for (let i = 1; i <= word.length; i += 1) {
    const row = [i]
    for (let j = 1; j <= other.length; j += 1) {
      const same = word[i - 1] === other[j - 1]
      // What is in front of the first letter is none either, but takes long to be asked for.
      const swapped = i > 1 && j > 1 && word[i - 1] === other[j - 2] && word[i - 2] === other[j - 1]
      row[j] = Math.min(
        (last[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (last[j - 1] ?? 0) + (same ? 0 : 1),
        swapped ? (before[j - 2] ?? 0) + 1 : Infinity,
      )
    }
    before = last
    last = row
  }
  return last
}

/**
 * 0 for what begins so, else the number of slips; undefined where it is another name.
 *
 * @param stricter letters that a name needs more than usual before some of them may be wrong
 */
export const slips = (typed: string, name: string, stricter: number): number | undefined => {
  if (name.startsWith(typed)) return 0
  const { length } = typed
  const most = slipsIn(length - stricter)
  // All names are asked with each letter that somebody types: most are told apart by their length.
  if (most === 0 || length > name.length + most) return undefined
  const found = distances(typed, name.slice(0, length + most))
  // Who is still typing has only come so far.
  const least = Math.min(
    ...[length - 1, length, length + 1, name.length].map((end) => found[end] ?? Infinity),
  )
  return least <= most ? least : undefined
}
