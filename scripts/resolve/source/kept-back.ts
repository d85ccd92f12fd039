import { isGroup } from '../../../src/content/is-group.ts'
import { own } from '../../../src/content/own.ts'
import type { ParsedFile } from '../../parse/parsed-file.ts'
import { isPrivate } from '../../schema/is-private.ts'
import { fieldOf, type Schema, schemaAt, writtenAs } from '../../schema/schema.ts'
import { fileSchema } from '../../schema/site-model.ts'
import type { Range } from '../../text/source-file.ts'
import type { Path } from '../../yaml/locate.ts'
import type { LookUps } from '../look-ups/look-ups.ts'
import type { Place } from '../place.ts'

/** What has to be known of a file besides its lines. */
export type Visibility = Pick<LookUps, 'model' | 'isShown'>

/** Where the values of a file stand, and those of them that visitors never see, or do not see yet. */
interface Values {
  all: Range[]
  hidden: Range[]
}

/** Whether a value is one that visitors never see, or do not see yet. */
export const isHidden = (schema: Schema): boolean =>
  fieldOf(schema)?.kind === 'periods' || isPrivate(schema)

const valuesIn = (file: ParsedFile, model: LookUps['model']): Values => {
  const values: Values = { all: [], hidden: [] }
  const look = (declared: Schema | undefined, value: unknown, path: Path): void => {
    const schema = declared && writtenAs(declared, value)
    const { key, value: range } = file.locate(path)
    if (schema && isHidden(schema))
      values.hidden.push({ start: key?.start ?? range.start, end: range.end })
    if (!isGroup(value)) return void values.all.push(range)
    for (const name of Object.keys(value)) {
      const step = Array.isArray(value) ? Number(name) : name
      look(schema && schemaAt(schema, value, [step]), own(value, name), [...path, step])
    }
  }
  look(fileSchema(file.source.name, model), file.value, [])
  return values
}

/** Found out once for each file: each of its texts asks. */
const known = new WeakMap<ParsedFile, Values>()

const meet = (a: Range, b: Range) => a.start < b.end && b.start < a.end

/** What YAML takes for the beginning of a note, unless it stands in a value. */
const NOTE = /(?<![^\s])#/g

const hasNote = ({ source }: ParsedFile, { start, end }: Range, { all }: Values): boolean =>
  [...source.text.slice(start, end).matchAll(NOTE)].some(({ index }) => {
    const sign = { start: start + index, end: start + index + 1 }
    return !all.some((range) => meet(range, sign))
  })

/** Whether the entry below one is not shown today. */
const isAboveUnseen = ({ file, path }: Place, { model, isShown }: Visibility): boolean => {
  const [index] = path
  if (typeof index !== 'number') return false
  const { id } = (file.value as Record<number, { id?: unknown }>)[index + 1] ?? {}
  return Object.entries(model.collections).some(
    ([name, collection]) =>
      'file' in collection &&
      collection.file === file.source.name &&
      typeof id === 'string' &&
      !isShown(name as keyof typeof model.collections, id),
  )
}

/**
 * Whether lines hold what was written for the company alone: a note, or a value that visitors never see, or do not
 * see yet.
 *
 * @param lines with the line below them
 */
export const isKeptBack = (place: Place, lines: Range, around: Visibility): boolean => {
  const { file } = place
  const values = known.get(file) ?? valuesIn(file, around.model)
  known.set(file, values)
  if (values.hidden.some((range) => meet(range, lines)) || hasNote(file, lines, values)) return true
  const below = file.locate(place.path.slice(0, 1)).value.end
  return lines.end > below && isAboveUnseen(place, around)
}
