import type { CollectionName } from '../../src/content/collection-names.ts'
import type { PeriodFields } from '../../src/content/collections.ts'
import { own } from '../../src/content/own.ts'
import type { ParsedFile } from '../parse/parsed-file.ts'
import { type Problem, problemAt, type Wording } from '../problem/problem.ts'
import { whileReading } from '../problem/while-reading.ts'
import { isMap } from '../schema/is-map.ts'
import { elementOf, partOf, type Schema } from '../schema/schema.ts'
import { collectionNamesOf, fileSchema, type SiteModel } from '../schema/site-model.ts'
import type { Path } from '../yaml/locate.ts'
import { firstGroupIn } from './describe/no-group.ts'
import { describeIssues } from './describe-issue.ts'
import { isFileOf, type LostFile, type LostIds, lostIdsOf } from './lost.ts'
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

const UI_FILE = 'ui.yaml'

/** What came out when a value was checked. */
export interface CheckedValue {
  checked: Checked | undefined
  problems: Problem[]
}

const check = (file: ParsedFile, path: Path, schema: Schema, value: unknown): CheckedValue =>
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
  const lines = typeof value === 'string' ? firstGroupIn(written, schema) : undefined
  return lines
    ? validateWording.linesForGroups(source.name, lines)
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
export const judge = (file: ParsedFile, model: SiteModel): CheckedValue[] => {
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
  const words = validateWording.listForFile(
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

const checkCollection = (files: JudgedFile[], name: CollectionName, model: SiteModel) => {
  const collection = model.collections[name]
  const outcomes = files
    .filter(({ file }) => isFileOf(collection, file.source.name))
    .flatMap((judged) => judged.outcomes)
  const entries = outcomes.flatMap(({ checked }): CheckedEntry[] => {
    const id = checked?.value.id
    return checked && typeof id === 'string'
      ? [{ ...checked, collection: name, id, shown: collection.shown }]
      : []
  })
  // Of two entries with one id, one was meant to have another.
  const complete =
    new Set(entries.map(({ id }) => id)).size === outcomes.length &&
    entries.every((entry) => isFieldValid(entry, 'id'))
  return { name, entries, complete, problems: outcomes.flatMap(({ problems }) => problems) }
}

const NOTHING: CheckedValue = { checked: undefined, problems: [] }

const outcomeOf = (files: JudgedFile[], name: string): CheckedValue =>
  files.find(({ file }) => file.source.name === name)?.outcomes[0] ?? NOTHING

/** Stands for a file that may be left out: nothing is written in it, and nothing has a place. */
const blankFile = (name: string): ParsedFile => {
  const nowhere = { start: 0, end: 0 }
  return {
    source: { path: name, name, text: '' },
    value: {},
    locate: () => ({ value: nowhere, key: undefined, found: false, quoted: false }),
    placeholders: [],
  }
}

/** ui.yaml as it is, or the defaults of every text where there is none. */
const checkUi = (
  files: JudgedFile[],
  lost: readonly LostFile[],
  { ui }: SiteModel,
): CheckedValue => {
  const isThere = [...files.map(({ file }) => file.source), ...lost].some(
    ({ name }) => name === UI_FILE,
  )
  return isThere ? outcomeOf(files, UI_FILE) : check(blankFile(UI_FILE), [], ui, {})
}

/**
 * Puts together what the files hold.
 *
 * @param files what could be parsed, each judged
 * @param lost files that exist and could not be parsed
 * @param partial collections of which not all files are among them
 */
export const gather = (
  files: JudgedFile[],
  lost: readonly LostFile[],
  model: SiteModel,
  partial: Content['partial'] = new Set(),
): Content => {
  const siteOutcome = outcomeOf(files, 'site.yaml')
  const uiOutcome = checkUi(files, lost, model)
  const outcomesOf = (isWanted: (name: string) => boolean) =>
    files.filter(({ file }) => isWanted(file.source.name)).flatMap(({ outcomes }) => outcomes)
  const pages = outcomesOf((name) => name.startsWith('pages/'))
  const redirects = outcomesOf((name) => name === 'redirects.yaml')
  const checkedCollections = collectionNamesOf(model).map((name) =>
    checkCollection(files, name, model),
  )
  const lostIds: LostIds = new Map(
    checkedCollections.map(({ name, complete }) => [
      name,
      complete ? lostIdsOf(model.collections[name], lost) : 'any',
    ]),
  )

  return {
    model,
    partial,
    site: siteOutcome.checked,
    ui: uiOutcome.checked,
    pages: pages.flatMap(({ checked }) => checked ?? []),
    entries: checkedCollections.flatMap(({ entries }) => entries),
    redirects: redirects.flatMap(({ checked }) => checked ?? []),
    lost: lostIds,
    problems: [siteOutcome, uiOutcome, ...pages, ...checkedCollections, ...redirects].flatMap(
      ({ problems }) => problems,
    ),
  }
}

/** Checks every file against the schema of its kind. */
export const validate = (
  files: ParsedFile[],
  lost: readonly LostFile[],
  model: SiteModel,
): Content =>
  gather(
    files.map((file) => ({ file, outcomes: judge(file, model) })),
    lost,
    model,
  )
