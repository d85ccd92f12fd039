import type { Period } from '../../src/content/dates/periods.ts'
import { isGroup } from '../../src/content/is-group.ts'
import { placeInWords } from '../problem/phrases.ts'
import { elementOf, fieldOf, type Schema, shapeOf, writtenAs } from '../schema/schema.ts'
import type { CheckedEntry } from '../validate/validate.ts'
import type { Path } from '../yaml/locate.ts'
import { type Amount, amountInWords, amountOf, figuresIn, includesAmount } from './figures.ts'

/** A figure that holds until the day before `from`, and what holds then. */
export interface Turn {
  entry: CheckedEntry
  /** The field of the entry. */
  field: string
  from: string
  old: Amount
  /** Figures that hold from that day on; none where no figure takes its place. */
  present: Amount[]
  /** The same in words. */
  inWords: string
  /** Where that is written: `content/grant-rules.yaml, Zeile 12`. */
  place: string
}

interface Dated {
  periods: (Period & { value: unknown })[]
  path: Path
}

/** Every list of periods in a value. */
const datedIn = (declared: Schema, value: unknown, path: Path): Dated[] => {
  const schema = writtenAs(declared, value)
  if (Array.isArray(value)) {
    if (fieldOf(schema)?.kind === 'periods') return [{ periods: value, path }]
    const element = elementOf(schema)
    return element ? value.flatMap((item, index) => datedIn(element, item, [...path, index])) : []
  }
  if (!isGroup(value)) return []
  return Object.entries(shapeOf(schema, value) ?? {}).flatMap(([key, part]) =>
    datedIn(part, value[key], [...path, key]),
  )
}

/** Longer texts tell of figures; they are none. */
const LONGEST = 60

const figuresOf = (value: unknown): Amount[] => {
  if (typeof value === 'number') return [amountOf(value)]
  return typeof value === 'string' && value.length <= LONGEST ? figuresIn(value) : []
}

const turnsOf = (entry: CheckedEntry, { periods, path }: Dated): Turn[] =>
  periods.slice(1).flatMap((period, index) => {
    const present = figuresOf(period.value)
    const { value } = entry.file.locate([...entry.path, ...path, index + 1, 'value'])
    return figuresOf(periods[index]?.value)
      .filter((old) => old.value !== 0 && !includesAmount(present, old))
      .map((old) => ({
        entry,
        field: String(path[0]),
        from: period.from ?? '',
        old,
        present,
        inWords:
          typeof period.value === 'number'
            ? amountInWords(amountOf(period.value))
            : String(period.value),
        place: placeInWords(entry.file.source, value),
      }))
  })

/** Every figure of an entry that is another one from some day on. */
export const turnsIn = (entry: CheckedEntry): Turn[] =>
  entry.valid
    ? datedIn(entry.schema, entry.value, []).flatMap((dated) => turnsOf(entry, dated))
    : []

/** The figures of an entry that hold on a day, from its periods and from what has none. */
export const figuresOn = (value: unknown, day: string): Amount[] => {
  if (typeof value === 'number') return [amountOf(value)]
  if (typeof value !== 'object' || value === null) return []
  const { from = '', until = '9999-12-31' } = value as Period
  if (from > day || until < day) return []
  return Object.values(value).flatMap((part) => figuresOn(part, day))
}
