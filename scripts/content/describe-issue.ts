import type { z } from 'zod'
import { wording } from './messages.ts'
import type { ParsedFile } from './parse.ts'
import { type Problem, problemAt, type Wording } from './problem.ts'
import { descriptionOf, type Schema, schemaAt, shapeOf } from './schema.ts'
import type { Range } from './source-file.ts'
import { suggest } from './suggest.ts'
import type { Path } from './yaml.ts'

type Issue = z.core.$ZodIssue
type IssueOf<Code extends Issue['code']> = Extract<Issue, { code: Code }>

/** What an issue is about: the checked value, its schema, and where it stands. */
interface Subject {
  file: ParsedFile
  /** Path of the checked value in the file; issues count from here. */
  base: Path
  schema: Schema
  value: unknown
}

interface Found {
  path: Path
  /** The key that people know the value by; of a list item, the list's key. */
  key: string
  value: unknown
  description: string | undefined
}

const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (current, step) => (current as Record<PropertyKey, unknown> | null | undefined)?.[step],
    value,
  )

const keyOf = (path: Path) => String(path.findLast((step) => typeof step === 'string') ?? 'Eintrag')

const find = (subject: Subject, path: Path): Found => {
  const schema = schemaAt(subject.schema, subject.value, path)
  return {
    path,
    key: keyOf([...subject.base, ...path]),
    value: valueAt(subject.value, path),
    description: schema && descriptionOf(schema),
  }
}

const report = (subject: Subject, path: Path, words: Wording): Problem => {
  const place = subject.file.locate([...subject.base, ...path])
  const emptyAtKey = place.value.start === place.value.end && place.key
  return problemAt(subject.file.source, emptyAtKey ? (place.key as Range) : place.value, words)
}

const sourceOf = (subject: Subject, path: Path): string => {
  const { value } = subject.file.locate([...subject.base, ...path])
  return subject.file.source.text.slice(value.start, value.end)
}

const kindOf = (value: unknown): string => {
  if (value === null || value === undefined) return 'empty'
  if (Array.isArray(value)) return 'list'
  if (typeof value === 'object') return 'map'
  return typeof value === 'string' ? 'text' : typeof value
}

/** Nothing where something belongs: behind a key, in a list, or below the front matter. */
const describeEmpty = ({ path, key, description }: Found, subject: Subject): Wording => {
  if (typeof path.at(-1) === 'number') return wording.emptyItem(key)
  const isBody = path.length === 1 && subject.file.bodyKey === path[0]
  return isBody ? wording.emptyBody() : wording.emptyValue(key, description)
}

const describeType = (issue: IssueOf<'invalid_type'>, subject: Subject): Wording => {
  const found = find(subject, issue.path)
  const { path, key, value, description } = found
  if (value === undefined) return wording.missingKey(key, description)
  if (value === null) return describeEmpty(found, subject)
  const source = sourceOf(subject, path)
  const scalar = typeof value === 'number' || typeof value === 'boolean'
  if (issue.expected === 'string' && (scalar || /^[{[]/.test(source)))
    return wording.needsQuotes(key, source)
  if (issue.expected === 'array' && /^-\S/.test(source))
    return wording.missingSpace('-', source.replace(/^-(.*)(?:.|\s)*/, '- $1'))
  const numeric = typeof value === 'string' && value.trim() !== '' && Number.isFinite(Number(value))
  if (issue.expected === 'number' && numeric) return wording.needsNoQuotes(key, value)
  return wording.wrongType(key, issue.expected, kindOf(value))
}

const describeSize = (
  issue: IssueOf<'too_small'> | IssueOf<'too_big'>,
  subject: Subject,
): Wording => {
  const found = find(subject, issue.path)
  const { key } = found
  const limit = Number(issue.code === 'too_small' ? issue.minimum : issue.maximum)
  if (issue.origin === 'string') return describeEmpty(found, subject)
  if (issue.origin === 'array') {
    return issue.code === 'too_small' ? wording.tooShort(key, limit) : wording.tooLong(key, limit)
  }
  return wording.outOfRange(key, issue.code === 'too_small' ? 'least' : 'most', limit)
}

const describeChoice = (found: Found, allowed: readonly string[], subject: Subject): Wording => {
  const { key, value, description } = found
  if (value === undefined) return wording.missingKey(key, description)
  if (value === null || value === '') return describeEmpty(found, subject)
  if (typeof value === 'object') return wording.wrongType(key, 'string', kindOf(value))
  return wording.notAllowed(key, String(value), allowed, suggest(String(value), allowed))
}

const describeFormat = (issue: IssueOf<'invalid_format'>, subject: Subject): Wording => {
  const found = find(subject, issue.path)
  const { key, value, description } = found
  if (value === '') return describeEmpty(found, subject)
  return wording.format(key, String(value), issue.format, description)
}

const describeCustom = (issue: IssueOf<'custom'>, subject: Subject): Wording => {
  if (issue.params?.code === 'alt-text') return wording.altText()
  if (issue.params?.code === 'route-each') return wording.routeEach()
  return wording.refused(find(subject, issue.path).key)
}

const one =
  <I extends Issue>(describe: (issue: I, subject: Subject) => Wording) =>
  (issue: I, subject: Subject): Problem[] => [report(subject, issue.path, describe(issue, subject))]

/** The keys that the group at `path` may have, and those of them that it does not have. */
const keysOf = (path: Path, subject: Subject) => {
  const group = valueAt(subject.value, path) as Record<string, unknown>
  const schema = schemaAt(subject.schema, subject.value, path)
  const allowed = Object.keys((schema && shapeOf(schema, group)) ?? {})
  return { allowed, free: allowed.filter((key) => !Object.hasOwn(group, key)) }
}

/** An unknown key of the group at `path`. */
const describeKey = (
  key: string,
  path: Path,
  { allowed, free }: ReturnType<typeof keysOf>,
  subject: Subject,
): Problem => {
  const { key: range, value } = subject.file.locate([...subject.base, ...path, key])
  const words = free.includes(beforeColon(key))
    ? wording.missingSpace(':', key.replace(':', ': '))
    : wording.unknownKey(key, allowed, suggest(key, free))
  return problemAt(subject.file.source, range ?? value, words)
}

/** `title:Das Haus` is read as a key where a colon and a space follow. */
const beforeColon = (key: string): string => key.split(':', 1)[0] ?? key

/** Each unknown key at its own place. */
const describeKeys = (issue: IssueOf<'unrecognized_keys'>, subject: Subject): Problem[] => {
  const keys = keysOf(issue.path, subject)
  return issue.keys.map((key) => describeKey(key, issue.path, keys, subject))
}

/** The key of a block that was meant to say which one it is. */
const describeMember = (issue: IssueOf<'invalid_union'>, subject: Subject): Problem[] => {
  const found = find(subject, issue.path)
  const { key, value } = found
  const owner = issue.path.slice(0, -1)
  const written = Object.keys(valueAt(subject.value, owner) ?? {})
  const misspelt = value === undefined ? suggest(key, written) : undefined
  if (misspelt !== undefined) {
    return [describeKey(misspelt, owner, { allowed: [key], free: [key] }, subject)]
  }
  const options = 'options' in issue && Array.isArray(issue.options) ? issue.options : []
  return [report(subject, issue.path, describeChoice(found, options.map(String), subject))]
}

type Describers = { [C in Issue['code']]: (issue: IssueOf<C>, subject: Subject) => Problem[] }

/** One function for each kind of issue that zod knows: a forgotten kind does not compile. */
const describers: Describers = {
  invalid_type: one(describeType),
  too_small: one(describeSize),
  too_big: one(describeSize),
  invalid_format: one(describeFormat),
  invalid_value: one((issue, subject) =>
    describeChoice(find(subject, issue.path), issue.values.map(String), subject),
  ),
  invalid_union: describeMember,
  unrecognized_keys: describeKeys,
  not_multiple_of: one((issue, subject) => wording.refused(find(subject, issue.path).key)),
  invalid_key: one((issue, subject) => wording.refused(find(subject, issue.path).key)),
  invalid_element: one((issue, subject) => wording.refused(find(subject, issue.path).key)),
  custom: one(describeCustom),
}

const describe = (issue: Issue, subject: Subject): Problem[] =>
  (describers[issue.code] as (issue: Issue, subject: Subject) => Problem[])(issue, subject)

const isAt = (path: Path, other: Path) => path.join('\n') === other.join('\n')

/**
 * A missing key that an unknown key beside it was meant to be: one mistake, one problem. A rule about
 * a whole group says nothing while any key of it is misspelt.
 */
const isMisspelt = (issue: Issue, issues: readonly Issue[], subject: Subject): boolean => {
  const isRule = issue.code === 'custom'
  if (!isRule && valueAt(subject.value, issue.path) !== undefined) return false
  const owner = issue.path.slice(0, -1)
  const meant = isRule ? keysOf(owner, subject).free : [String(issue.path.at(-1))]
  return issues.some(
    (other) =>
      other.code === 'unrecognized_keys' &&
      isAt(other.path, owner) &&
      other.keys.some((unknown) => suggest(beforeColon(unknown), meant) !== undefined),
  )
}

/** What else is wrong with a value of the wrong kind, and with a group that has a wrong part. */
const isAftermath = (issue: Issue, issues: readonly Issue[]): boolean => {
  const first = issues.find((other) => isAt(other.path, issue.path))
  const owner = issue.path.slice(0, -1)
  const isOfNoGroup = (other: Issue) =>
    other !== issue && other.code === 'invalid_type' && isAt(other.path, owner)
  return (first !== issue && first?.code !== 'unrecognized_keys') || issues.some(isOfNoGroup)
}

/** Everything that zod found wrong with a value, in the editors' words and at its place. */
export const describeIssues = (issues: readonly Issue[], subject: Subject): Problem[] =>
  issues
    .filter((issue) => !isMisspelt(issue, issues, subject) && !isAftermath(issue, issues))
    .flatMap((issue) => describe(issue, subject))
