import type { CollectionName } from '../../../src/content/collection-names.ts'
import type { Answer, Memory } from '../../memory/memory.ts'
import { recent } from '../../memory/recent.ts'
import { whileReading } from '../../problem/while-reading.ts'
import type { CheckedEntry } from '../../validate/validate.ts'
import { periodOf } from '../dates/period.ts'
import { entryKey } from '../entry-key.ts'
import { digestOfFile, reviveFound } from '../look-ups/kept-found.ts'
import { type LookUps, withPlace } from '../look-ups/look-ups.ts'
import type { Resolution } from '../look-ups/resolution.ts'
import { asking } from '../questions/asking.ts'
import { groupSource } from '../source/group-source.ts'
import { resolveValue } from '../value.ts'
import { type KeptEntry, keepEntry, type ResolvedEntry } from './kept-entry.ts'

/** The address of an entry's own page, where its collection has pages. */
export type HrefOf = (collection: CollectionName, id: string) => string | undefined

/** With what entries are resolved; they look one another up. */
interface ResolverOptions {
  hrefOf: HrefOf
  memory: Memory
  lookUps: () => LookUps
  answer: Answer
}

const resolveNow = (entry: CheckedEntry, within: LookUps, hrefOf: HrefOf): Resolution =>
  whileReading(entry.file.source.path, () => {
    const place = { period: periodOf(entry), current: undefined, route: undefined }
    const resolved = resolveValue(entry.schema, entry.value, entry, withPlace(within, place))
    const source = groupSource(entry, within)
    const known = source ? { ...resolved, fields: { ...resolved.fields, '': source } } : resolved
    const href = hrefOf(entry.collection, entry.id)
    return href ? { ...known, value: { ...(known.value as object), href } } : known
  })

/** Resolves entries, or knows what came of it before. */
export const openResolver = ({ hrefOf, memory, lookUps, answer }: ResolverOptions) => {
  const wholes = recent<Resolution>(32)
  return (entry: CheckedEntry): ResolvedEntry => {
    const key = entryKey(entry.collection, entry.id)
    const { source } = entry.file
    const resolve = (within: LookUps) => wholes.get(key, () => resolveNow(entry, within, hrefOf))
    const whole = () => resolve(lookUps())
    const name = `entry ${source.path} ${entry.path.join('.')}`
    const kept = memory.recall<KeptEntry>({
      name,
      inputs: JSON.stringify([digestOfFile(entry), key, hrefOf(entry.collection, entry.id)]),
      answer,
      make: (ask) => keepEntry(resolve(asking(lookUps(), ask)), entry),
    })
    const owner = { source, route: undefined, period: periodOf(entry) }
    const head = () => JSON.parse(kept.head)
    const found = reviveFound(kept, owner, { memory, name, again: whole })
    return { ...kept, ...found, head, whole }
  }
}
