import { isMap } from '../../../schema/is-map.ts'
import { type Schema, shapeOf } from '../../../schema/schema.ts'
import { suggest } from '../../../schema/suggest.ts'
import { valueAt } from '../../../schema/value-at.ts'
import type { Range } from '../../../text/source-file.ts'
import type { YamlNode } from '../../../yaml/node.ts'
import { readYaml } from '../../../yaml/yaml.ts'
import { keyWording } from '../../key-messages.ts'
import type { Judged } from '../flaw.ts'
import { type Repair, rename } from '../repair.ts'
import { type Part, partsOf, writtenOf } from '../shapes.ts'

/** Whether what a part holds, as it is written, may stand under another name. */
const takes = (schema: Schema, { range, node }: Part, text: string): boolean => {
  const result = readYaml(`a${text.slice(range.end, writtenOf(node, text).end)}`)
  return 'document' in result && schema.safeParse(valueAt(result.document.value, ['a'])).success
}

/**
 * A name that stands twice in a group, one of them in the place of one that is missing.
 *
 * @param shape of the group, its names in the order in which they are mostly written
 */
export const renamedTwin = (
  missing: string,
  owner: YamlNode | undefined,
  shape: Readonly<Record<string, Schema>>,
  { document, text }: Judged,
): Repair[] => {
  const names = Object.keys(shape)
  const wanted = shape[missing]
  const parts = owner ? partsOf(owner) : []
  return document.duplicates.flatMap((second) => {
    const first = parts.find(({ range }) => range === second.first)
    // What belongs to none of this kind does so both times.
    if (!first || !wanted || !names.includes(second.key)) return []
    const isBehind = names.indexOf(missing) > names.indexOf(second.key)
    return (isBehind ? [second, first] : [first, second])
      .filter((part) => takes(wanted, part, text))
      .map(({ key, range }, rank) =>
        rename(range, missing, keyWording.twinKey(key, missing), 0.5 + 0.01 * rank),
      )
  })
}

/** A name whose value is wrong for it, and right for one that is missing. */
export const renamedForValue = (
  missing: string,
  owner: YamlNode | undefined,
  group: Schema,
  value: unknown,
): Repair[] => {
  const shape = shapeOf(group, value) ?? {}
  const wanted = shape[missing]
  // A text may be any text.
  if (!owner || !wanted || !isMap(value) || wanted.safeParse('a').success) return []
  return partsOf(owner)
    .filter(({ key }) => Object.hasOwn(shape, key) && !shape[key]?.safeParse(value[key]).success)
    .filter(({ key }) => wanted.safeParse(value[key]).success)
    .map(({ key, range }) => rename(range, missing, keyWording.otherKey(key, missing), 0.5))
}

/** `topics` above what belongs to `topic`: there are both. */
export const otherKey = (key: string, range: Range, group: Schema, value: unknown): Repair[] => {
  const shape = shapeOf(group, value) ?? {}
  if (!isMap(value)) return []
  const fits = ([name, part]: [string, Schema]) =>
    !Object.hasOwn(value, name) && part.safeParse(value[key]).success
  const meant = suggest(
    key,
    Object.entries(shape)
      .filter(fits)
      .map(([name]) => name),
  )
  return meant === undefined ? [] : [rename(range, meant, keyWording.otherType(key, meant), 0.5)]
}
