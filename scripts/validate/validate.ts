import type { CollectionName } from '../../src/content/collection-names.ts'
import type { PeriodFields } from '../../src/content/collections/collections.ts'
import { own } from '../../src/content/own.ts'
import type { ParsedFile } from '../parse/parsed-file.ts'
import { type Problem, problemAt, type Wording } from '../problem/problem.ts'
import { whileReading } from '../problem/while-reading.ts'
import { isMap } from '../schema/is-map.ts'
import { elementOf, partOf, type Schema } from '../schema/schema.ts'
import { fileSchema, type SiteModel } from '../schema/site-model.ts'
import type { Path } from '../yaml/locate.ts'
import { groupWording } from './describe/groups/group-messages.ts'
import { firstGroupIn } from './describe/groups/no-group.ts'
import { describeIssues } from './describe-issue.ts'
import type { LostIds } from './lost.ts'
import { validateWording } from './messages.ts'

/**
 * A value with its schema and its place. Where the value breaks its schema it is kept as it was
 * written, so that what it refers to is still looked up and all problems appear in one run.
 */
export interface Checked {
  file: ParsedFile
  path: Path
  schema: Schema
  value: Record<string, unknown>
  /** True where `value` is the schema's output, defaults included. */
  valid: boolean
}

export interface CheckedEntry extends Checked {
  collection: CollectionName
  id: string
  /** The fields in which it says when it is shown, where its collection has any. */
  shown: PeriodFields | undefined
}

export interface Content {
  model: SiteModel
  /** Collections of which it holds only some of the entries. */
  partial: ReadonlySet<CollectionName>
  site: Checked | undefined
  ui: Checked | undefined
  pages: Checked[]
  entries: CheckedEntry[]
  redirects: Checked[]
  /** Entries that could not be read; references to them can't be judged. */
  lost: LostIds
  problems: Problem[]
}

type Field = Pick<Checked, 'schema' | 'value'> & Partial<Pick<Checked, 'valid'>>

/** Whether the value behind `key` is what the schema asks for. */
export const isFieldValid = ({ schema, value, valid = false }: Field, key: string): boolean => {
  const part = partOf(schema, value, key)
  return part !== undefined && (valid || part.safeParse(own(value, key)).success)
}

/** What came out when a value was checked. */
export interface CheckedValue {
  checked: Checked | undefined
  problems: Problem[]
}

/** Checks a value against a schema. */
export const check = (file: ParsedFile, path: Path, schema: Schema, value: unknown): CheckedValue =>
  whileReading(file.source.path, () => checkValue(file, path, schema, value))

const checkValue = (file: ParsedFile, path: Path, schema: Schema, value: unknown): CheckedValue => {
  const result = schema.safeParse(value)
  if (result.success) {
    return {
      checked: { file, path, schema, value: result.data as never, valid: true },
      problems: describeIssues([], { file, base: path, schema, value }),
    }
  }
  const problems = describeIssues(result.error.issues, { file, base: path, schema, value })
  return {
    checked: isMap(value) ? { file, path, schema, value, valid: false } : undefined,
    problems,
  }
}

/** What is said of a file that should hold a list. */
const describeNoEntries = ({ source, value, locate }: ParsedFile, schema: Schema): Wording => {
  // As it is written: YAML makes one line of all.
  const { start, end } = locate([]).value
  const written = source.text.slice(start, end)
  if (isMap(value) && schema.safeParse(value).success) return groupWording.entryForFile(written)
  const lines = typeof value === 'string' ? firstGroupIn(written, schema) : undefined
  return lines
    ? groupWording.linesForGroups(source.name, lines)
    : validateWording.wrongType(source.name, 'array', isMap(value) ? 'map' : 'text')
}

/** Judges a file that holds a list of values. */
const checkList = (file: ParsedFile, schema: Schema): CheckedValue[] => {
  if (!Array.isArray(file.value)) {
    const words = describeNoEntries(file, schema)
    const problems = [problemAt(file.source, file.locate([]).value, words)]
    return [{ checked: undefined, problems }]
  }
  return file.value.map((value, index) => check(file, [index], schema, value))
}

/** Checks a file against the schema of its kind: its one value, or each of its list. */
export const validate = (file: ParsedFile, model: SiteModel): CheckedValue[] => {
  const schema = fileSchema(file.source.name, model)
  const element = schema && elementOf(schema)
  if (element) return checkList(file, element)
  if (schema && Array.isArray(file.value)) return [listForFile(file, file.value, model)]
  return schema ? [check(file, [], schema, file.value)] : []
}

/** The collection to whose file entries belong, by what they say. */
const homeOfEntries = (entries: readonly unknown[], { collections }: SiteModel) =>
  Object.values(collections).find(
    (collection) =>
      'file' in collection &&
      entries.length > 0 &&
      entries.every((each) => collection.entry.safeParse(each).success),
  )

/** A list in the place of one value: all its entries belong elsewhere. */
const listForFile = (file: ParsedFile, list: unknown[], model: SiteModel): CheckedValue => {
  const home = homeOfEntries(list, model)
  const words = groupWording.listForFile(
    home && 'file' in home ? `content/${home.file}` : undefined,
  )
  const { start } = file.locate([]).value
  const [line = ''] = file.source.text.slice(start).split(/\r?\n/, 1)
  const range = { start, end: start + line.length }
  return { checked: undefined, problems: [problemAt(file.source, range, words)] }
}

/** A file with what came out when it was judged. */
export interface JudgedFile {
  file: ParsedFile
  outcomes: CheckedValue[]
}
