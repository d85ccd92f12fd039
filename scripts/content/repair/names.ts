import type { z } from 'zod'
import { translatedKey } from '../german-keys.ts'
import { isMap } from '../is-map.ts'
import { wording } from '../messages.ts'
import { unquoted } from '../quote.ts'
import { type Schema, shapeOf } from '../schema.ts'
import type { Range } from '../source-file.ts'
import { suggest } from '../suggest.ts'
import type { YamlNode } from '../yaml.ts'
import type { Repair } from './repair.ts'

const rename = (range: Range, by: string, words: Repair['wording'], cost: number): Repair => ({
  range,
  wording: words,
  edits: [{ ...range, by }],
  cost,
})

/** A key that the group does not know: misspelt, or named in German. */
export const renamedKey = (key: string, range: Range, group: Schema, value: unknown): Repair[] => {
  const allowed = Object.keys(shapeOf(group, value) ?? {})
  const free = allowed.filter((name) => !isMap(value) || !Object.hasOwn(value, name))
  const translated = translatedKey(key, free)
  const meant = translated ?? suggest(key, free)
  if (meant === undefined) return []
  const words = wording.unknownKey(key, allowed, meant)
  return [rename(range, meant, words, translated === undefined ? 0.45 : 0.4)]
}

type UnionIssue = Extract<z.core.$ZodIssue, { code: 'invalid_union' }>

/** A group that does not say, or says wrongly, which of several it is: the key or its value is misspelt. */
export const renamedType = (
  issue: UnionIssue,
  owner: YamlNode | undefined,
  value: unknown,
): Repair[] => {
  const key = String(issue.path.at(-1))
  const entry = owner?.entries.get(key)
  const options =
    'options' in issue && Array.isArray(issue.options) ? issue.options.map(String) : []
  if (entry && typeof value !== 'string') return []
  if (entry && typeof value === 'string') {
    const bare = unquoted(value)
    if (bare !== value && options.includes(bare))
      return [rename(entry.node.range, bare, wording.typographicQuotes(value, bare), 0.3)]
    const meant = suggest(value, options)
    if (meant === undefined) return []
    return [
      rename(
        entry.node.range,
        meant,
        wording.notAllowed(key, value, options, undefined, meant),
        0.5,
      ),
    ]
  }
  const misspelt = suggest(key, owner?.entries.keys() ?? [])
  const range = misspelt === undefined ? undefined : owner?.entries.get(misspelt)?.key
  if (misspelt === undefined || !range) return []
  return [rename(range, key, wording.unknownKey(misspelt, [key], key), 0.5)]
}
