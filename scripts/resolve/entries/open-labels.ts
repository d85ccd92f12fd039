import type { CollectionName } from '../../../src/content/collection-names.ts'
import { once } from '../../machine/concurrency/once.ts'
import type { LookUps } from '../look-ups/look-ups.ts'
import { labelsOf } from './labels-of.ts'

type Labels = ReadonlyMap<string, string>

/** The ids of entries by what visitors read, in small letters; an entry with faults has only its id. */
const indexLabels = (ids: readonly string[], written: (id: string) => unknown): Labels => {
  const found = new Map<string, string>()
  for (const id of ids)
    for (const label of labelsOf(written(id)).map((each) => each.toLowerCase()))
      if (!found.has(label)) found.set(label, id)
  return found
}

/** Looks for entries by what they are called: all are looked through once, however many names are unknown. */
export const openLabels = (ids: LookUps['ids'], written: LookUps['written']): LookUps['idOf'] => {
  const indexes = new Map<CollectionName, () => Labels>()
  const open = (collection: CollectionName) =>
    once(() => indexLabels(ids(collection), (id) => written(collection, id)))
  return (collection, label) => {
    const labels = indexes.get(collection) ?? open(collection)
    indexes.set(collection, labels)
    return labels().get(label.toLowerCase())
  }
}
