import { isRequired } from '../../../schema/required.ts'
import {
  alternativesOf,
  elementOf,
  fieldOf,
  fieldsOf,
  keysOf,
  type Schema,
  writtenAs,
} from '../../../schema/schema.ts'

/** A field that holds fields of its own, or a list. */
export interface Head {
  name: string
  isList: boolean
  /** Whether its group may be without it. */
  mayGo: boolean
  /** What stands in the list. */
  element: Schema | undefined
  /** Fields in it, or in each of its entries; none in a list of texts. */
  inner: ReadonlySet<string>
  /** The group below it; of a list, one of its entries. */
  group: Schema
  /** Names of the group in which it stands, in order. */
  beside: readonly string[]
}

const headsOf = (schema: Schema): Head[] => {
  const fields = alternativesOf(schema).length > 0 ? [] : fieldsOf(schema)
  const beside = fields.map(([name]) => name)
  return fields.flatMap(([name, part]) => {
    const element = elementOf(writtenAs(part, []))
    const inner = new Set(keysOf(element ?? part))
    return element || inner.size > 0
      ? [
          {
            name,
            isList: element !== undefined,
            mayGo: !isRequired(part),
            element,
            inner,
            group: element ?? part,
            beside,
          },
        ]
      : []
  })
}

/** Every schema in another one. */
const schemasIn = (schema: Schema, seen = new Set<Schema>()): Set<Schema> => {
  if (seen.has(schema)) return seen
  seen.add(schema)
  const parts = [...fieldsOf(schema).map(([, part]) => part), ...alternativesOf(schema)]
  for (const part of parts) schemasIn(part, seen)
  const element = elementOf(schema)
  return element ? schemasIn(element, seen) : seen
}

const known = new WeakMap<Schema, readonly Head[]>()

/** Every head in a file of this schema. */
export const headsIn = (schema: Schema): readonly Head[] => {
  const before = known.get(schema)
  if (before) return before
  const heads = [...schemasIn(schema)].flatMap(headsOf)
  known.set(schema, heads)
  return heads
}

/** Whether lines may stand below a key of this name anywhere in a file of this schema. */
export const isHead = (name: string, schema: Schema): boolean =>
  headsIn(schema).some((head) => head.name === name)

type Kind = NonNullable<ReturnType<typeof fieldOf>>['kind']

const knownKinds = new WeakMap<Schema, ReadonlyMap<string, ReadonlySet<Kind>>>()

/** What may stand behind the keys of each name anywhere in a file of this schema. */
const kindsIn = (schema: Schema): ReadonlyMap<string, ReadonlySet<Kind>> => {
  const before = knownKinds.get(schema)
  if (before) return before
  const kinds = new Map<string, Set<Kind>>()
  for (const [name, part] of [...schemasIn(schema)].flatMap(fieldsOf)) {
    const kind = fieldOf(part)?.kind
    if (kind) kinds.set(name, new Set([...(kinds.get(name) ?? []), kind]))
  }
  knownKinds.set(schema, kinds)
  return kinds
}

/** Whether a key of this name has a text in Markdown anywhere in a file of this schema. */
export const isMarkdown = (name: string, schema: Schema): boolean =>
  kindsIn(schema).get(name)?.has('markdown') === true

/** Whether a key of this name has sentences anywhere in a file of this schema. */
export const isProse = (name: string, schema: Schema): boolean =>
  kindsIn(schema).get(name)?.has('text') === true || isMarkdown(name, schema)

/** Whether a key of this name can say nothing but yes or no, wherever it stands in a file of this schema. */
export const isYesOrNo = (name: string, schema: Schema): boolean => {
  const parts = [...schemasIn(schema)].flatMap(fieldsOf).filter(([each]) => each === name)
  return (
    parts.length > 0 &&
    parts.every(([, part]) => part.safeParse(true).success && !part.safeParse('a').success)
  )
}
