import { isMap } from '../../schema/is-map.ts'

/** A block as it is written, which may be anything. */
export type RawBlock = { type?: unknown; id?: unknown }

export const isBlock = (item: unknown): item is RawBlock =>
  isMap(item) && typeof item.type === 'string'

/** Blocks in their places; what is no block at all has nothing in it. */
export const blocksOf = (blocks: unknown): RawBlock[] =>
  Array.isArray(blocks)
    ? blocks.map((block) => (typeof block === 'object' && block !== null ? block : {}))
    : []

/** The editor's id, or type and number: `hero`, `feature`, `feature-2`. */
export const nameBlocks = (blocks: readonly RawBlock[]): string[] => {
  const counts = new Map<string, number>()
  return blocks.map(({ type, id }) => {
    if (typeof id === 'string') return id
    const count = (counts.get(String(type)) ?? 0) + 1
    counts.set(String(type), count)
    return count === 1 ? String(type) : `${type}-${count}`
  })
}
