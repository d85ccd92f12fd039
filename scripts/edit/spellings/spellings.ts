import type { Path } from '../../yaml/locate.ts'
import { isEqual } from './equal.ts'

/** A value as it was written, and what was written in its place. */
interface Replaced {
  value: unknown
  source: string
  by: string
}

/** What was replaced, by the place where it stood. */
export type StoredSpellings = Record<string, Replaced[]>

/** Remembers how values were written, so that one that comes back is written as it was. */
export interface Spellings {
  /** How a value was written that stood here before; nothing where somebody else has written here since. */
  former: (file: string, path: Path, now: string, value: unknown) => string | undefined
  /** Keeps how a value was written, and what was written in its place. */
  keep: (file: string, path: Path, replaced: Replaced) => void
  /** Everything that is known. */
  stored: () => StoredSpellings
}

/** Who changes his mind more often writes it anew. */
const MOST_FORMER = 16

/** The longest untouched are forgotten. */
const MOST_PLACES = 2000

const nameOf = (file: string, path: Path): string => JSON.stringify([file, ...path])

/** Goes back from what is written now to when the value was. */
const findBack = (all: readonly Replaced[], now: string, value: unknown): string | undefined => {
  const steps = all.filter(({ by }) => by === now)
  const found = steps.find((step) => isEqual(step.value, value))
  if (found) return found.source
  const rest = all.filter(({ by }) => by !== now)
  for (const { source } of steps) {
    const earlier = findBack(rest, source, value)
    if (earlier !== undefined) return earlier
  }
  return undefined
}

/** Begins with what was stored. */
export const openSpellings = (stored: StoredSpellings = {}): Spellings => {
  const places = new Map(Object.entries(stored).filter(([, all]) => Array.isArray(all)))
  return {
    former: (file, path, now, value) => findBack(places.get(nameOf(file, path)) ?? [], now, value),
    keep: (file, path, replaced) => {
      const name = nameOf(file, path)
      const others = (places.get(name) ?? []).filter((other) => !isEqual(other, replaced))
      places.delete(name)
      places.set(name, [replaced, ...others].slice(0, MOST_FORMER))
    },
    stored: () => Object.fromEntries([...places].slice(-MOST_PLACES)),
  }
}
