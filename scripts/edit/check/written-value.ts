import type { FieldSource } from '../../../src/content/field-source.ts'
import { isMap } from '../../schema/is-map.ts'

type Steps = FieldSource['path']

/** As much of a file as tells which schema a text has. */
export interface WrittenValue {
  value: unknown
  path: (string | number)[]
}

const itemAt = (items: readonly unknown[], step: string | number): number =>
  Math.max(
    items.findIndex((item) => isMap(item) && item.id === step),
    0,
  )

/** A value with a text in it; where nothing is known of the others, they are left out. */
const below = (known: unknown, steps: Steps, text: string): WrittenValue => {
  const [step, ...rest] = steps
  if (step === undefined) return { value: text, path: [] }
  if (Array.isArray(known) || typeof step === 'number') {
    const items = Array.isArray(known) ? known : []
    const at = typeof step === 'number' ? step : itemAt(items, step)
    const inner = below(items[at], rest, text)
    const value = Array.from({ length: Math.max(items.length, at + 1) }, (_, index) =>
      index === at ? inner.value : items[index],
    )
    return { value, path: [at, ...inner.path] }
  }
  const inner = below(isMap(known) ? known[step] : undefined, rest, text)
  return {
    value: { ...(isMap(known) ? known : {}), [step]: inner.value },
    path: [step, ...inner.path],
  }
}

/**
 * A file as far as a text in it is concerned: with the block in which the page shows it, which may tell of several
 * kinds which one it is.
 *
 * @param isList whether the file is a list of entries
 */
export const writtenValue = (
  { path }: Pick<FieldSource, 'path'>,
  text: string,
  block: unknown,
  isList: boolean,
): WrittenValue => {
  const [first, name, ...rest] = path
  if (first === 'blocks' && name !== undefined) {
    const inner = below(block, rest, text)
    return { value: { blocks: [inner.value] }, path: ['blocks', 0, ...inner.path] }
  }
  if (!isList) return below(undefined, path, text)
  const inner = below(undefined, path.slice(1), text)
  return { value: [inner.value], path: [0, ...inner.path] }
}
