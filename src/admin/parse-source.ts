import { isMap } from '../../scripts/schema/is-map.ts'
import type { ItemAround, SourceText } from './edits.ts'
import { isOfKind } from './value-json.ts'

const isStep = (value: unknown): value is string | number =>
  typeof value === 'string' || Number.isInteger(value)

/** A name below the content folder: anything else would lead elsewhere with the host of the content. */
const isFileName = (value: unknown): value is string =>
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

/** Where an edit belongs in the content: only for whoever takes it there, so that nothing is said of damage. */
export const parseSource = (value: unknown): SourceText | undefined => {
  if (!isMap(value)) return undefined
  const { file, path, text, route, within } = value
  const isWhole = isFileName(file) && typeof text === 'string' && Array.isArray(path)
  if (!isWhole || !path.every(isStep)) return undefined
  const around = parseAround(within, path)
  return { file, path, text, ...(isRoute(route) && { route }), ...(around && { within: around }) }
}
