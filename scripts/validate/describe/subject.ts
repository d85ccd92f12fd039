import type { ParsedFile } from '../../parse/parsed-file.ts'
import { keyOf, type Setting, settingAt } from '../../parse/setting-at.ts'
import { type Problem, problemAt, type Wording } from '../../problem/problem.ts'
import { descriptionOf, formOf, type Schema, schemaAt, writtenAs } from '../../schema/schema.ts'
import { valueAt } from '../../schema/value-at.ts'
import { wordsOf } from '../../schema/words-of.ts'
import type { Range } from '../../text/source-file.ts'
import type { Path } from '../../yaml/locate.ts'
import { quoted, typed } from '../../yaml/quote.ts'

/** What an issue is about: the checked value, its schema, and where it stands. */
export interface Subject {
  file: ParsedFile
  /** Path of the checked value in the file; issues count from here. */
  base: Path
  schema: Schema
  value: unknown
}

/** What is wrong, with the path in the checked value of what it is about. */
export interface Placed {
  path: Path
  problem: Problem
}

/** A value that an issue names. */
export interface Found extends Setting {
  path: Path
  /** The key that people know the value by; of a list item, the list's key. */
  key: string
  /** What messages call it: its key, or in a form the label of its field. */
  called: string
  value: unknown
  schema: Schema | undefined
  description: string | undefined
  /** The company's, two letters, where the file says it. */
  country: string | undefined
  /** What to write there, where values have a form of their own. */
  form: string | undefined
}

export const isItemAt = (path: Path): boolean => typeof path.at(-1) === 'number'

/** Whether a path leads to a part of the group at another one. */
export const isPartOf = (group: Path, path: Path): boolean =>
  path.length === group.length + 1 && group.every((step, index) => path[index] === step)

const countryIn = (value: unknown): string | undefined => {
  const country = valueAt(value, ['company', 'country'])
  return typeof country === 'string' ? country : undefined
}

/** What people know the value at a path by: its key, or in a form the label of its field; of a list item, the list's. */
export const calledAt = (subject: Subject, path: Path): string => {
  const key = keyOf([...subject.base, ...path])
  if (!subject.file.isForm) return key
  const named = path.slice(0, path.findLastIndex((step) => typeof step === 'string') + 1)
  const schema = schemaAt(subject.schema, subject.value, named)
  const description = schema && descriptionOf(schema)
  return description === undefined ? key : wordsOf(description).label
}

/** What an issue names by its path. */
export const find = (subject: Subject, path: Path): Found => {
  const schema = schemaAt(subject.schema, subject.value, path)
  const value = valueAt(subject.value, path)
  const whole = [...subject.base, ...path]
  return {
    path,
    key: keyOf(whole),
    called: calledAt(subject, path),
    value,
    schema: schema && writtenAs(schema, value),
    description: schema && descriptionOf(schema),
    country: countryIn(subject.value),
    form: schema && formOf(writtenAs(schema, value)),
    ...settingAt(subject.file, whole),
  }
}

/** Where the value at a path stands in its file. */
export const placeOf = (subject: Subject, path: Path) =>
  subject.file.locate([...subject.base, ...path])

const asItIs = (text: string): string => text

/** How a text is written that needs no quotation marks unless YAML wants them. */
export const plainIn = ({ file }: Subject) => (file.isForm ? asItIs : typed)

/** How a text is written in the place of another one, in the style that is there. */
export const spellingAt = (subject: Subject, path: Path) =>
  !subject.file.isForm && placeOf(subject, path).quoted ? quoted : plainIn(subject)

/** Whether a key stands in no group but the file itself. */
export const isOutermost = ({ base }: Subject, path: Path): boolean =>
  base.length === 0 && path.length === 1

/** What the editor wrote, up to the end of its line; between brackets, where others follow, only its own. */
export const lineOf = (subject: Subject, path: Path): string => {
  const { value } = placeOf(subject, path)
  if (sourceOf(subject, path.slice(0, -1)).startsWith('[')) return sourceOf(subject, path)
  const [line = ''] = subject.file.source.text.slice(value.start).split('\n', 1)
  return line.trimEnd().replace(/^!platzhalter\s+/, '')
}

/** The rest of a line from a `#` on, behind a key or dash that has no value. */
export const commentAt = (text: string, offset: number): Range | undefined => {
  const [line = ''] = text.slice(offset).split(/\r?\n/, 1)
  const [, before = '', comment] = /^(:?\s*)(#.*\S)/.exec(line) ?? []
  const start = offset + before.length
  return comment === undefined ? undefined : { start, end: start + comment.length }
}

/** What is empty is shown with its quotation marks or its comment, or else at its key. */
const visible = (text: string, value: Range, key: Range | undefined): Range => {
  const written = text.slice(value.start, value.end)
  const isBlank = written !== '' && written.trim() === ''
  if (isBlank && !/["']/.test(text.charAt(value.start - 1))) return key ?? value
  if (value.start !== value.end) return value
  const comment = commentAt(text, value.start)
  if (comment) return comment
  if (/["']/.test(text.charAt(value.start))) return { start: value.start - 1, end: value.end + 1 }
  return key ?? value
}

/** A problem at a value, or at the group that it is missing from. */
export const report = (subject: Subject, path: Path, words: Wording): Problem => {
  const { value, key } = placeOf(subject, path)
  const { source } = subject.file
  const problem = problemAt(source, visible(source.text, value, key), words)
  const { instead } = words
  if (!instead || 'text' in instead) return problem
  const { isSure = false } = instead
  const at = [...subject.base, ...path]
  const change = 'value' in instead ? { path: at, after: instead.value } : { remove: at }
  return { ...problem, repair: { ...change, isSure } }
}

/** What the editor wrote. */
export const sourceOf = (subject: Subject, path: Path): string => {
  const { value } = placeOf(subject, path)
  return subject.file.source.text.slice(value.start, value.end)
}

/** The kind of a value, as the messages know it. */
export const kindOf = (value: unknown): string => {
  if (value === null || value === undefined) return 'empty'
  if (Array.isArray(value)) return 'list'
  if (typeof value === 'object') return 'map'
  if (typeof value === 'number' && !Number.isFinite(value)) return 'endless'
  return typeof value === 'string' ? 'text' : typeof value
}
