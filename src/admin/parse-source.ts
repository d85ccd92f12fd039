import { isMap } from '../../scripts/schema/is-map.ts'
import type { SourceText } from './edits.ts'

const isStep = (value: unknown): value is string | number =>
  typeof value === 'string' || Number.isInteger(value)

/** A name below the content folder: anything else would lead elsewhere with the host of the content. */
const isFileName = (value: unknown): value is string =>
  typeof value === 'string' &&
  value.split('/').every((name) => /^[^\\?#]+$/.test(name) && !/^\.+$/.test(name))

/** A path of this site; two slashes would be another one. */
const isRoute = (value: unknown): value is string =>
  typeof value === 'string' && /^\/(?![/\\])[^?#\\]*$/.test(value) && !value.includes('..')

/** Where an edit belongs in the content: only for whoever takes it there, so that nothing is said of damage. */
export const parseSource = (value: unknown): SourceText | undefined => {
  if (!isMap(value)) return undefined
  const { file, path, text, route } = value
  const isWhole = isFileName(file) && typeof text === 'string' && Array.isArray(path)
  if (!isWhole || !path.every(isStep)) return undefined
  return { file, path, text, ...(isRoute(route) && { route }) }
}
