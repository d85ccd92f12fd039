/** Longest text that somebody may write, in UTF-16 units: what is longer is no Markdown for us, either. */
export const LONGEST = 100_000

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

/** Whether a value has a text that is too long; what is published already may stay, however long it is. */
export const isTooLong = (after: unknown, before: unknown): boolean => {
  const long = textsIn(after).filter(({ length }) => length > LONGEST)
  if (long.length === 0) return false
  const published = textsIn(before)
  return long.some((text) => !published.includes(text))
}
