import type { CollectionName } from '../../src/content/collection-names.ts'
import { collections } from '../../src/content/collections.ts'
import { own } from '../../src/content/own.ts'
import { page } from '../../src/content/page.ts'
import { redirect } from '../../src/content/redirect.ts'
import { site } from '../../src/content/site.ts'
import { ui } from '../../src/content/ui.ts'
import { describeIssues } from './describe-issue.ts'
import { isMap } from './is-map.ts'
import { isFileOf, type LostFile, type LostIds, lostIdsOf } from './lost.ts'
import { wording } from './messages.ts'
import type { ParsedFile } from './parse-file.ts'
import { type Problem, problemAt } from './problem.ts'
import { partOf, type Schema } from './schema.ts'
import { whileReading } from './while-reading.ts'
import type { Path } from './yaml.ts'

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
}

export interface Content {
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

interface Outcome {
  checked: Checked | undefined
  problems: Problem[]
}

const check = (file: ParsedFile, path: Path, schema: Schema, value: unknown): Outcome =>
  whileReading(file.source.path, () => checkValue(file, path, schema, value))

const checkValue = (file: ParsedFile, path: Path, schema: Schema, value: unknown): Outcome => {
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

const checkList = (file: ParsedFile, schema: Schema): Outcome[] => {
  if (!Array.isArray(file.value)) {
    const words = wording.wrongType(file.source.name, 'array', isMap(file.value) ? 'map' : 'text')
    const problems = [problemAt(file.source, file.locate([]).value, words)]
    return [{ checked: undefined, problems }]
  }
  return file.value.map((value, index) => check(file, [index], schema, value))
}

const checkCollection = (files: ParsedFile[], name: CollectionName) => {
  const collection = collections[name]
  const own = files.filter(({ source }) => isFileOf(name, source.name))
  const outcomes = own.flatMap((file) =>
    'file' in collection
      ? checkList(file, collection.entry)
      : [check(file, [], collection.entry, file.value)],
  )
  const entries = outcomes.flatMap(({ checked }): CheckedEntry[] => {
    const id = checked?.value.id
    return checked && typeof id === 'string' ? [{ ...checked, collection: name, id }] : []
  })
  // Of two entries with one id, one was meant to have another.
  const complete =
    new Set(entries.map(({ id }) => id)).size === outcomes.length &&
    entries.every((entry) => isFieldValid(entry, 'id'))
  return { name, entries, complete, problems: outcomes.flatMap(({ problems }) => problems) }
}

const checkFile = (files: ParsedFile[], name: string, schema: Schema): Outcome => {
  const file = files.find(({ source }) => source.name === name)
  return file ? check(file, [], schema, file.value) : { checked: undefined, problems: [] }
}

const checkRedirects = (files: ParsedFile[]): Outcome[] => {
  const file = files.find(({ source }) => source.name === 'redirects.yaml')
  return file ? checkList(file, redirect) : []
}

/**
 * Checks every file against the schema of its kind.
 *
 * @param files what could be parsed
 * @param lost files that exist and could not be parsed
 */
export const validate = (files: ParsedFile[], lost: readonly LostFile[]): Content => {
  const siteOutcome = checkFile(files, 'site.yaml', site)
  const uiOutcome = checkFile(files, 'ui.yaml', ui)
  const pages = files
    .filter(({ source }) => source.name.startsWith('pages/'))
    .map((file) => check(file, [], page, file.value))
  const redirects = checkRedirects(files)
  const checkedCollections = (Object.keys(collections) as CollectionName[]).map((name) =>
    checkCollection(files, name),
  )
  const lostIds: LostIds = new Map(
    checkedCollections.map(({ name, complete }) => [
      name,
      complete ? lostIdsOf(name, lost) : 'any',
    ]),
  )

  return {
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
