import { freeName } from '../../text/free-name.ts'

/** Ids of what is around the blocks on every page. */
export const FRAME = ['root', 'site-menu', 'main']

/** Where an element names itself with an id: headings in Markdown. */
const idOf = (value: object): string | undefined => {
  const { type, properties } = value as { type?: unknown; properties?: { id?: unknown } }
  return type === 'element' && typeof properties?.id === 'string' ? properties.id : undefined
}

/** The ids that elements say, in reading order. */
const idsIn = (value: unknown, ids: string[] = []): string[] => {
  if (typeof value !== 'object' || value === null) return ids
  const said = idOf(value)
  if (said !== undefined) ids.push(said)
  for (const part of Object.values(value)) idsIn(part, ids)
  return ids
}

const mapParts = (value: object, change: (part: unknown) => unknown): object =>
  Array.isArray(value)
    ? value.map(change)
    : Object.fromEntries(Object.entries(value).map(([key, part]) => [key, change(part)]))

/** Gives elements that say their ids those that are free, in reading order. */
const naming = (taken: Set<string>) => {
  const name = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value
    const said = idOf(value)
    const id = said === undefined ? undefined : freeName(said, taken)
    if (id !== undefined) taken.add(id)
    const named = mapParts(value, name)
    if (id === said) return named
    return { ...named, properties: { ...(value as { properties: object }).properties, id } }
  }
  return name
}

/**
 * Blocks in which each heading has an id of its own on the page: two texts may have headings of the same
 * words, or one the words of a block's id.
 *
 * @param ids those of blocks and entries on the page
 * @returns with all ids that links may lead to
 */
export const withOwnIds = <Block extends object>(
  blocks: readonly Block[],
  ids: readonly string[],
): { blocks: Block[]; ids: Set<string> } => {
  const taken = new Set([...FRAME, ...ids])
  const said = idsIn(blocks)
  const all = new Set([...taken, ...said])
  // On nearly all pages each has one of its own already.
  const areOwn = all.size === taken.size + said.length
  const named = areOwn ? [...blocks] : (blocks.map(naming(taken)) as Block[])
  const used = areOwn ? all : taken
  for (const id of FRAME) if (!ids.includes(id)) used.delete(id)
  return { blocks: named, ids: used }
}
