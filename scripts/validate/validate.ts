import type { CollectionName } from '../../src/content/collection-names.ts'
import type { PeriodFields } from '../../src/content/collections.ts'
import { own } from '../../src/content/own.ts'
import type { ParsedFile } from '../parse/parse-file.ts'
import { type Problem, problemAt } from '../problem/problem.ts'
import { whileReading } from '../problem/while-reading.ts'
import { isMap } from '../schema/is-map.ts'
import { partOf, type Schema } from '../schema/schema.ts'
import { collectionNamesOf, type SiteModel } from '../schema/site-model.ts'
import type { Path } from '../yaml/yaml.ts'
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
  site: Checked | undefined
  ui: Checked | undefined
  pages: Checked[]
  entries: CheckedEntry[]
  redirects: Checked[]
  /** Entries that could not be read; references to them can't be judged. */
  lost: LostIds
  problems: Problem[]
}

/** Whether the value behind `key` is what the schema asks for. */
export const isFieldValid = ({ schema, value }: Pick<Checked, 'schema' | 'value'>, key: string) =>
  partOf(schema, value, key)?.safeParse(own(value, key)).success ?? false

const UI_FILE = 'ui.yaml'

interface CheckedValue {
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

const checkList = (file: ParsedFile, schema: Schema): CheckedValue[] => {
  if (!Array.isArray(file.value)) {
    const words = validateWording.wrongType(
      file.source.name,
      'array',
      isMap(file.value) ? 'map' : 'text',
    )
    const problems = [problemAt(file.source, file.locate([]).value, words)]
    return [{ checked: undefined, problems }]
  }
  return file.value.map((value, index) => check(file, [index], schema, value))
}

const checkCollection = (files: ParsedFile[], name: CollectionName, model: SiteModel) => {
  const collection = model.collections[name]
  const own = files.filter(({ source }) => isFileOf(collection, source.name))
  const outcomes = own.flatMap((file) =>
    'file' in collection
      ? checkList(file, collection.entry)
      : [check(file, [], collection.entry, file.value)],
  )
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

const checkFile = (files: ParsedFile[], name: string, schema: Schema): CheckedValue => {
  const file = files.find(({ source }) => source.name === name)
  return file ? check(file, [], schema, file.value) : { checked: undefined, problems: [] }
}

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
  files: ParsedFile[],
  lost: readonly LostFile[],
  { ui }: SiteModel,
): CheckedValue => {
  const isThere = [...files.map(({ source }) => source), ...lost].some(
    ({ name }) => name === UI_FILE,
  )
  return checkFile(isThere ? files : [blankFile(UI_FILE)], UI_FILE, ui)
}

const checkRedirects = (files: ParsedFile[], { redirects }: SiteModel): CheckedValue[] => {
  const file = files.find(({ source }) => source.name === 'redirects.yaml')
  return file ? checkList(file, redirects.element) : []
}

/**
 * Checks every file against the schema of its kind.
 *
 * @param files what could be parsed
 * @param lost files that exist and could not be parsed
 */
export const validate = (
  files: ParsedFile[],
  lost: readonly LostFile[],
  model: SiteModel,
): Content => {
  const siteOutcome = checkFile(files, 'site.yaml', model.site)
  const uiOutcome = checkUi(files, lost, model)
  const pages = files
    .filter(({ source }) => source.name.startsWith('pages/'))
    .map((file) => check(file, [], model.page, file.value))
  const redirects = checkRedirects(files, model)
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
