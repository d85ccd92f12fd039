import { isMap } from '../../../scripts/schema/is-map.ts'
import type { ItemAround, SourceText } from './edits.ts'
import { isOfKind } from './value-json.ts'

const isStep = (value: unknown): value is string | number =>
  typeof value === 'string' || Number.isInteger(value)

/** A name below the content folder: anything else would lead elsewhere with the host of the content. */
export const isFileName = (value: unknown): value is string =>
  typeof value === 'string' &&
  value.split('/').every((name) => /^[^\\?#]+$/.test(name) && !/^\.+$/.test(name))

/** A path of this site; two slashes would be another one. */
const isRoute = (value: unknown): value is string =>
  typeof value === 'string' && /^\/(?![/\\])[^?#\\]*$/.test(value) && !value.includes('..')

const parseAround = (value: unknown, path: readonly unknown[]): ItemAround | undefined => {
  if (!isMap(value)) return undefined
  const { depth, item } = value
  const isDepth = Number.isInteger(depth) && Number(depth) > 0 && Number(depth) < path.length
  if (!isDepth || typeof item !== 'string' || !isOfKind('value', { after: item })) return undefined
  return { depth: Number(depth), item }
}

const parseLeft = (value: unknown): Record<string, string> | undefined => {
  if (!isMap(value)) return undefined
  const isValue = (item: unknown): item is string =>
    typeof item === 'string' && isOfKind('value', { after: item })
  const left = Object.entries(value).filter((entry): entry is [string, string] => isValue(entry[1]))
  return left.length > 0 ? Object.fromEntries(left) : undefined
}

/** Where an edit belongs in the content: only for whoever takes it there, so that nothing is said of damage. */
export const parseSource = (value: unknown): SourceText | undefined => {
  if (!isMap(value)) return undefined
  const { file, path, text, route } = value
  const isWhole = isFileName(file) && typeof text === 'string' && Array.isArray(path)
  if (!isWhole || !path.every(isStep)) return undefined
  const within = parseAround(value.within, path)
  const left = parseLeft(value.left)
  return {
    ...{ file, path, text },
    ...(isRoute(route) && { route }),
    ...(within && { within }),
    ...(left && { left }),
  }
}
