import type { FieldSource } from '../../../src/content/field-source.ts'
import { valueAt } from '../../schema/value-at.ts'
import type { Found } from '../look-ups/found.ts'
import type { ResolveContext } from '../look-ups/look-ups.ts'
import { leaf, type Resolution } from '../look-ups/resolution.ts'
import { type Place, rangeAt } from '../place.ts'
import type { Visibility } from './kept-back.ts'
import { linesAround } from './lines-around.ts'
import { namedPath } from './named-path.ts'

/** With the blanks and line breaks around it: behind `|` a text ends with one. Those of a body are left to the file. */
const asWritten = ({ file, path }: Place, text: string): string => {
  const value = path[0] === file.bodyKey ? text : valueAt(file.value, path)
  return typeof value === 'string' ? value : text
}

const findSource = (
  place: Place,
  kind: FieldSource['kind'],
  shown: string,
  around: Visibility,
): FieldSource => {
  const { name: file } = place.file.source
  const text = asWritten(place, shown)
  const at = { file, path: namedPath(place), range: rangeAt(place) }
  return { kind, ...at, text, lines: linesAround(place, text, around) }
}

/** Where a text stands, for whoever changes it in place. */
export const sourceAt = (
  place: Place,
  kind: FieldSource['kind'],
  text: string,
  around: Visibility & Pick<ResolveContext, 'sources'>,
): FieldSource => {
  const { sources } = around
  if (sources?.file !== place.file) return findSource(place, kind, text, around)
  const way = JSON.stringify(place.path)
  const source = sources.byWay.get(way) ?? findSource(place, kind, text, around)
  sources.byWay.set(way, source)
  return source
}

/** A text that an editor can change in place. */
export const editable = (value: unknown, source: FieldSource, found: Found): Resolution => ({
  ...leaf(value, found),
  fields: { '': source },
})
