import type { Schema } from '../../../schema/schema.ts'
import type { Edit } from '../../../text/edits.ts'
import type { Range } from '../../../text/source-file.ts'
import type { YamlDocument, YamlFault } from '../../../yaml/document.ts'
import { readYaml } from '../../../yaml/yaml.ts'
import {
  BEYOND,
  MORE_REFUSED,
  MOST_REFUSED,
  OTHER,
  READABLE,
  REFUSED,
  UNREADABLE,
} from '../costs.ts'
import type { Flaw } from '../flaw.ts'
import { flawsIn, type Torn } from '../flaws/flaws-in.ts'
import { countNames } from '../flaws/unseen.ts'
import { cut, type Excerpt, partBefore, partFrom } from './excerpt.ts'

/** What a text says, and what keeps it from being right. */
export interface Reading {
  /** Missing where the text is no YAML. */
  document?: YamlDocument
  fault?: YamlFault
  flaws: Flaw[]
  cost: number
  /** How many keys and items there are, those that stand there twice as well; none in a text that can't be read. */
  names: number
}

const unreadable = ({ refused = 0 }: YamlFault): number =>
  refused > 0 ? REFUSED + MORE_REFUSED * Math.min(refused - 1, MOST_REFUSED) : UNREADABLE

const read = (text: string, schema: Schema | undefined, torn?: Torn): Reading => {
  const result = readYaml(text)
  if ('fault' in result) {
    const { fault } = result
    const rest = 1 - fault.offset / (text.length + 1)
    return { fault, flaws: [], cost: unreadable(fault) + rest, names: 0 }
  }
  const { document } = result
  const flaws = flawsIn(document, schema, text, torn)
  const cost = flaws.reduce((sum, flaw) => sum + flaw.cost, 0)
  return { document, flaws, cost, names: countNames(document.root) + document.duplicates.length }
}

/** Reads a whole text against its schema. */
export const readWhole = (text: string, schema: Schema | undefined): Reading => read(text, schema)

const hasKey = (text: string, key: string) =>
  text.startsWith(`${key}:`) || text.includes(`\n${key}:`)

const keyAt = (text: string): string | undefined => /^[\w-]+(?=:)/.exec(text)?.[0]

/** The key that an edit puts at the edge, in the place of another one or above what is there. */
const newKey = ({ start, end, by }: Edit, text: string): string | undefined => {
  if (start > 0 && text[start - 1] !== '\n') return undefined
  const key = keyAt(by + text.slice(end))
  return key === keyAt(text.slice(start)) ? undefined : key
}

/** Reads a part of a text; places are those of the whole. */
export const readPart = (text: string, excerpt: Excerpt, schema: Schema | undefined): Reading => {
  const { text: part, back } = cut(text, excerpt)
  const isOutside = (key: string) =>
    hasKey(text.slice(0, excerpt.range.start), key) || hasKey(text.slice(excerpt.range.end), key)
  const isTwice = (key: string | undefined) => key !== undefined && isOutside(key)
  const { fault, flaws, cost, names } = read(part, schema, {
    first: excerpt.head !== undefined,
    last: /^[ -]/.test(text.slice(excerpt.range.end)),
    isOutside,
  })
  const place = <R extends Range>(range: R): R => ({
    ...range,
    start: back(range.start),
    end: back(range.end),
  })
  return {
    fault: fault && { ...fault, offset: back(fault.offset) },
    flaws: flaws.map((flaw) => ({
      ...flaw,
      offset: back(flaw.offset),
      repairs: () =>
        flaw
          .repairs()
          .filter(({ edits }) => edits.every((edit) => !isTwice(newKey(edit, part))))
          .map((repair) => ({
            ...repair,
            range: place(repair.range),
            edits: repair.edits.map(place),
          })),
    })),
    cost,
    names,
  }
}

/**
 * What a reading costs, with at most `OTHER` for faults in later entries and at the key above all of them: a repair
 * of this fault is not to be judged by them, however many they are.
 */
const lessOthers = (reading: Reading, { edge, next }: Excerpt): number => {
  const others = reading.flaws.filter(({ offset }) => offset >= next || offset === edge)
  const cost = others.reduce((sum, flaw) => sum + flaw.cost, 0)
  return reading.cost - Math.max(cost - OTHER, 0)
}

/** The reading of a text that could not be read before the repair: what now shows may not outweigh that. */
export const readAtLast = (reading: Reading, excerpt: Excerpt): Reading => {
  if (reading.fault) return reading
  const cost = lessOthers(reading, excerpt)
  return { ...reading, cost: Math.min(cost, READABLE + (cost - READABLE) / BEYOND) }
}

/**
 * A reading of the same part without the entries up to the next fault, or without those from it on; undefined where
 * that fault is in the entry of the first one.
 */
export const readOwn = (
  text: string,
  excerpt: Excerpt,
  schema: Schema | undefined,
  { fault }: Reading,
): Reading | undefined => {
  if (!fault) return undefined
  // A fault that YAML reads and we refuse stands where it shows; of any other one above, a repair may be the cause.
  const isAbove = fault.refused !== undefined && fault.offset < excerpt.own
  const part = isAbove ? partFrom(text, excerpt) : partBefore(text, excerpt, fault.offset)
  if (!part) return undefined
  const own = readPart(text, part, schema)
  const inner = readOwn(text, part, schema, own)
  // What we refuse in the entry of the fault only shows without what can't be read behind it.
  const isLast = own.fault === undefined || own.fault.refused !== undefined
  return inner ?? (isLast ? { ...own, cost: own.cost + OTHER } : undefined)
}
