/** So many letters may be wrong, missing or too many. */
const slipsIn = (length: number): number => (length < 4 ? 0 : length < 8 ? 1 : 2)

/** Letters that have to be changed, put in, left out or swapped to make one word of another. */
const distance = (a: string, b: string): number => {
  const rows = Array.from({ length: a.length + 1 }, (_, i) =>
    Array.from({ length: b.length + 1 }, (_, j) => (i === 0 ? j : j === 0 ? i : 0)),
  )
  const at = (i: number, j: number) => rows[i]?.[j] ?? 0
  for (let i = 1; i <= a.length; i += 1) {
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1]
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      const row = rows[i]
      if (!row) continue
      row[j] = Math.min(
        at(i - 1, j) + 1,
        at(i, j - 1) + 1,
        at(i - 1, j - 1) + (same ? 0 : 1),
        swapped ? at(i - 2, j - 2) + 1 : Infinity,
      )
    }
  }
  return at(a.length, b.length)
}

/**
 * 0 for what begins so, else the number of slips; undefined where it is another name.
 *
 * @param stricter letters that a name needs more than usual before some of them may be wrong
 */
export const slips = (typed: string, name: string, stricter: number): number | undefined => {
  if (name.startsWith(typed)) return 0
  const length = Math.max(typed.length, 1)
  const found = Math.min(
    distance(typed, name),
    // Who is still typing has only come so far.
    ...[length - 1, length, length + 1].map((end) => distance(typed, name.slice(0, end))),
  )
  return found <= slipsIn(length - stricter) ? found : undefined
}
