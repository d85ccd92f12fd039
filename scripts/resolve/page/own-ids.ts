import { freeName } from '../../text/free-name.ts'

/** Ids of what is around the blocks on every page. */
export const FRAME = ['root', 'site-menu', 'main']

/** Where an element names itself with an id: headings in Markdown. */
const idOf = (value: object): string | undefined => {
  const { type, properties } = value as { type?: unknown; properties?: { id?: unknown } }
  return type === 'element' && typeof properties?.id === 'string' ? properties.id : undefined
}

/** The same object where no part of it is another one. */
const mapParts = (value: object, change: (part: unknown) => unknown): object => {
  const parts = Object.entries(value)
  const changed = parts.map(([key, part]) => [key, change(part)] as const)
  if (changed.every(([, part], index) => part === parts[index]?.[1])) return value
  return Array.isArray(value) ? changed.map(([, part]) => part) : Object.fromEntries(changed)
}

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
  const named = blocks.map(naming(taken)) as Block[]
  for (const id of FRAME) if (!ids.includes(id)) taken.delete(id)
  return { blocks: named, ids: taken }
}
