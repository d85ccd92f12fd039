import type { FieldSource, GroupSource } from '../../../src/content/field-source.ts'
import { type Found, NOTHING, together } from './found.ts'

/** A value with all that it names looked up and filled in. */
export interface Resolution extends Found {
  value: unknown
  /**
   * Sources of the texts in `value`, by their path in it: `blocks.2.services.heat-pump.title`; and of the
   * entries in it.
   */
  fields: Record<string, FieldSource | GroupSource>
}

/** A value without parts. */
export const leaf = (value: unknown, { problems, uses }: Found = NOTHING): Resolution => ({
  value,
  fields: {},
  problems,
  uses,
})

/** A loop, because each text comes by here once for each group around it. */
const mergeFields = (parts: [string, Resolution][]): Resolution['fields'] => {
  const merged = new Map<string, FieldSource | GroupSource>()
  for (const [name, { fields }] of parts)
    for (const [path, source] of Object.entries(fields))
      merged.set(path ? `${name}.${path}` : name, source)
  return Object.fromEntries(merged)
}

/** Parts under their names. */
export const group = (parts: [string, Resolution][]): Resolution => ({
  value: Object.fromEntries(parts.map(([name, { value }]) => [name, value])),
  fields: mergeFields(parts),
  ...together(parts.map(([, part]) => part)),
})

/** Entries in order, under their ids: those stay the same when another one comes before them. */
export const entryList = (parts: [string, Resolution][]): Resolution => ({
  value: parts.map(([, { value }]) => value),
  fields: mergeFields(parts),
  ...together(parts.map(([, part]) => part)),
})

/** One part of a group by itself, with all that came to light in the group. */
export const part = ({ value, fields, problems, uses }: Resolution, key: string): Resolution => ({
  problems,
  uses,
  value: ((value ?? {}) as Record<string, unknown>)[key],
  fields: Object.fromEntries(
    Object.entries(fields).flatMap(([path, source]) => {
      const [first, ...rest] = path.split('.')
      return first === key ? [[rest.join('.'), source]] : []
    }),
  ),
})

/** The same with more that came to light. */
export const withFound = (resolution: Resolution, more: Found): Resolution => ({
  ...resolution,
  ...together([resolution, more]),
})

/** Parts in order, under their positions. */
export const list = (parts: Resolution[]): Resolution =>
  entryList(parts.map((part, index) => [String(index), part]))

/** The named parts of a group, with all that came to light in it. */
export const pick = (
  { value, fields, ...found }: Resolution,
  keys: readonly string[],
): Resolution => {
  const isPicked = (path: string) => keys.includes(path.split('.')[0] ?? '')
  const entriesOf = <V>(parts: Record<string, V>) =>
    Object.fromEntries(Object.entries(parts).filter(([path]) => isPicked(path)))
  const picked = entriesOf((value ?? {}) as Record<string, unknown>)
  return { ...found, value: picked, fields: entriesOf(fields) }
}
