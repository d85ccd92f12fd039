import type { BlockOf } from '../../block.ts'
import type { contact } from '../schema.ts'

export type Topic = BlockOf<typeof contact>['topics'][number]

const plain = (name: string) => name.trim().replace(/\s+/g, ' ').toLowerCase()

/** The topic that a link names: by the value for links, an alias, or the posted value itself. */
export const findTopic = (topics: readonly Topic[], name: string | null): Topic | undefined => {
  if (name === null) return undefined
  const wanted = plain(name)
  return topics.find(({ id, inquiry, aliases }) =>
    [inquiry, id, ...aliases].some((known) => plain(known) === wanted),
  )
}
