import type { Schema } from '../../schema/schema.ts'
import type { Range } from '../../text/source-file.ts'
import { readYaml, type YamlDocument, type YamlFault } from '../../yaml/yaml.ts'
import { cut, type Excerpt } from './excerpt.ts'
import { type Flaw, flawsIn, valuesIn } from './flaws.ts'

/** What a text says, and what keeps it from being right. */
export interface Reading {
  /** Missing where the text is no YAML. */
  document?: YamlDocument
  fault?: YamlFault
  flaws: Flaw[]
  cost: number
  /** How many values there are; none in a text that can't be read. */
  values: number
}

/** Of a text that can't be read nobody knows how many faults it has; the further it goes, the better. */
const UNREADABLE = 12

/** What YAML reads and we refuse is nearer to being right. */
const REFUSED = 8

const read = (text: string, schema: Schema | undefined, depth: number): Reading => {
  const result = readYaml(text)
  if ('fault' in result) {
    const { fault } = result
    const rest = 1 - fault.offset / (text.length + 1)
    return { fault, flaws: [], cost: (fault.refused ? REFUSED : UNREADABLE) + rest, values: 0 }
  }
  const { document } = result
  const flaws = flawsIn(document, schema, text, depth)
  const cost = flaws.reduce((sum, flaw) => sum + flaw.cost, 0)
  return { document, flaws, cost, values: valuesIn(document.root) }
}

/** Reads a whole text against its schema. */
export const readWhole = (text: string, schema: Schema | undefined): Reading =>
  read(text, schema, 0)

/** Reads a part of a text; places are those of the whole. */
export const readPart = (text: string, excerpt: Excerpt, schema: Schema | undefined): Reading => {
  const { text: part, back } = cut(text, excerpt)
  const { fault, flaws, cost, values } = read(part, schema, excerpt.head ? 2 : 1)
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
        flaw.repairs().map((repair) => ({
          ...repair,
          range: place(repair.range),
          edits: repair.edits.map(place),
        })),
    })),
    cost,
    values,
  }
}
