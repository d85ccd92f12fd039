import type { Issue } from '../../schema/issue.ts'
import type { Schema } from '../../schema/schema.ts'
import { schemaAt } from '../../schema/schema.ts'
import { valueAt } from '../../schema/value-at.ts'
import type { YamlDocument } from '../../yaml/document.ts'
import { locate, nodeAt, type Path } from '../../yaml/locate.ts'
import type { YamlNode } from '../../yaml/node.ts'
import { COST } from './costs.ts'
import type { Repair } from './repair.ts'

/** Something that keeps a value from being what its schema asks for. */
export interface Flaw {
  /** Where it shows. */
  offset: number
  cost: number
  /** Whether what it says may come from how the text is laid out. */
  repairable: boolean
  /** The key that nobody knows: the same one still, whatever it holds. */
  unknown?: string
  /** Names that may have been meant in place of what stands there. */
  repairs: () => Repair[]
}

/** More than this nobody made by mistake: the rest is told, but weighs nothing. */
export const MOST_FLAWS = 300

/** A document, and what it has to be. */
export interface Judged {
  document: YamlDocument
  schema: Schema
  text: string
}

/** What there is at a place of a document. */
export interface Spot {
  value: unknown
  node: YamlNode | undefined
  schema: Schema | undefined
}

/** What stands at a path, and what is wanted there; each missing where there is none. */
export const spotAt = ({ document, schema }: Judged, path: Path): Spot => ({
  value: valueAt(document.value, path),
  node: nodeAt(document.root, path),
  schema: schemaAt(schema, document.value, path),
})

/** The group or list around a place. */
export const around = (path: Path): Path => path.slice(0, -1)

const none = () => []

/** A flaw that shows where an issue is. */
export const flawAt = (
  { path }: Issue,
  { document }: Judged,
  cost: number,
  repairable = false,
  repairs: Flaw['repairs'] = none,
): Flaw => {
  const place = locate(document.root, path)
  const { start } = place.found ? place.value : (place.key ?? place.value)
  return { offset: start, cost, repairable, repairs }
}

/** A flaw that is known without a schema. */
export const flawFrom = (offset: number, repairs: Flaw['repairs'] = none): Flaw => ({
  offset,
  cost: COST.misplaced,
  repairable: true,
  repairs,
})
