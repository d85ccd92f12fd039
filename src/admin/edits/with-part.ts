/** A block or entry as it is written. */
export type Raw = Readonly<Record<string, unknown>>

/**
 * A copy of a value with another one at a path of names and positions; without it, where that is undefined. A list that
 * has no such item stays as it is.
 */
export const withPart = (value: unknown, path: readonly string[], part: unknown): unknown => {
  const [step, ...rest] = path
  if (step === undefined) return part
  if (Array.isArray(value)) {
    const index = Number(step)
    if (value[index] === undefined) return value
    const next = withPart(value[index], rest, part)
    return next === undefined ? value.toSpliced(index, 1) : value.with(index, next)
  }
  const group = (value ?? {}) as Raw
  const next = withPart(Object.hasOwn(group, step) ? group[step] : undefined, rest, part)
  const { [step]: _, ...others } = group
  if (next === undefined) return others
  return Object.hasOwn(group, step)
    ? Object.fromEntries(
        Object.entries(group).map(([key, old]) => [key, key === step ? next : old]),
      )
    : { ...group, [step]: next }
}
