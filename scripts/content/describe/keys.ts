import type { z } from 'zod'
import { translatedKey } from '../german-keys.ts'
import { isMap } from '../is-map.ts'
import { wording } from '../messages.ts'
import { type Problem, problemAt } from '../problem.ts'
import { schemaAt, shapeOf } from '../schema.ts'
import { positionAt } from '../source-file.ts'
import { suggest } from '../suggest.ts'
import type { Path } from '../yaml.ts'
import { placeOf, type Subject, valueAt } from './subject.ts'

type Issue = z.core.$ZodIssue
type KeysIssue = Extract<Issue, { code: 'unrecognized_keys' }>

/** The keys that the group at `path` may have, and those of them that it does not have. */
export const keysOf = (path: Path, subject: Subject) => {
  const group = valueAt(subject.value, path) as Record<string, unknown>
  const schema = schemaAt(subject.schema, subject.value, path)
  const allowed = Object.keys((schema && shapeOf(schema, group)) ?? {})
  return { allowed, free: allowed.filter((key) => !Object.hasOwn(group, key)) }
}

/** The key of `free` that was meant: nearly spelt so, or named in German. */
export const meantKey = (key: string, free: readonly string[]): string | undefined =>
  translatedKey(key, free) ?? suggest(beforeColon(key), free)

/** `title:Das Haus` is read as a key where a colon and a space follow. */
export const beforeColon = (key: string): string => key.split(':', 1)[0] ?? key

const offsetOf = (key: string, path: Path, subject: Subject): number =>
  placeOf(subject, [...path, key]).key?.start ?? -1

const lastKeyOf = (path: Path, subject: Subject): string | undefined =>
  Object.keys(valueAt(subject.value, path) as object).toSorted(
    (a, b) => offsetOf(b, path, subject) - offsetOf(a, path, subject),
  )[0]

/** The groups that end with the group at `path`, the innermost first: itself, and its last parts. */
const lastGroups = (path: Path, subject: Subject): Path[] => {
  const value = valueAt(subject.value, path)
  if (Array.isArray(value))
    return value.length === 0 ? [] : lastGroups([...path, value.length - 1], subject)
  if (!isMap(value)) return []
  const last = lastKeyOf(path, subject)
  return last === undefined ? [path] : [...lastGroups([...path, last], subject), path]
}

/** The key that stands right before this one in the group. */
const keyBefore = (key: string, path: Path, subject: Subject): string | undefined => {
  const offset = offsetOf(key, path, subject)
  const before = Object.keys(valueAt(subject.value, path) as object)
    .map((other) => ({ other, at: offsetOf(other, path, subject) }))
    .filter(({ at }) => at >= 0 && at < offset)
  return before.toSorted((a, b) => b.at - a.at)[0]?.other
}

const isFree = (key: string, path: Path, subject: Subject): boolean =>
  isMap(valueAt(subject.value, path)) && keysOf(path, subject).free.includes(key)

/** Groups around the group at `path`, from the inside. */
const outerGroups = (path: Path, subject: Subject): Path[] =>
  path
    .map((_, index) => path.slice(0, path.length - 1 - index))
    .filter((outer) => isMap(valueAt(subject.value, outer)))

/** A key that stands too far out or in, and the group that it was written for. */
export interface Moved {
  key: string
  from: Path
  to: Path
}

const findMoved = (key: string, from: Path, subject: Subject): Moved | undefined => {
  const before = keyBefore(key, from, subject)
  const inner = before === undefined ? [] : lastGroups([...from, before], subject)
  const isLast = lastKeyOf(from, subject) === key
  const to = [...inner, ...(isLast ? outerGroups(from, subject) : [])].find((group) =>
    isFree(key, group, subject),
  )
  return to && { key, from, to }
}

/** Unknown keys that only stand in the wrong column. */
export const movedKeys = (issues: readonly Issue[], subject: Subject): Moved[] =>
  issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.flatMap((key) => findMoved(key, issue.path, subject) ?? [])
      : [],
  )

/** The column of the keys of a group, counted in spaces before them. */
export const indentIn = (path: Path, subject: Subject): number => {
  const [first] = Object.keys(valueAt(subject.value, path) as object)
  const offset = first === undefined ? -1 : offsetOf(first, path, subject)
  return offset < 0 ? 0 : positionAt(subject.file.source.text, offset).column - 1
}

const describeMoved = ({ key, from, to }: Moved, subject: Subject): Problem => {
  const { key: range, value } = placeOf(subject, [...from, key])
  const owner = to.findLast((step) => typeof step === 'string')
  const words = wording.keyIndent(key, owner?.toString(), indentIn(to, subject))
  return problemAt(subject.file.source, range ?? value, words)
}

/** An unknown key of the group at `path`. */
export const describeKey = (
  key: string,
  path: Path,
  { allowed, free }: ReturnType<typeof keysOf>,
  subject: Subject,
): Problem => {
  const { key: range, value } = placeOf(subject, [...path, key])
  const known =
    path.length === 0 ? allowed.filter((name) => name !== subject.file.bodyKey) : allowed
  const words = free.includes(beforeColon(key))
    ? wording.missingSpace(':', key.replace(':', ': '))
    : wording.unknownKey(key, known, meantKey(key, free))
  return problemAt(subject.file.source, range ?? value, words)
}

/** Each unknown key at its own place. */
export const describeKeys = (issue: KeysIssue, subject: Subject): Problem[] => {
  const keys = keysOf(issue.path, subject)
  const moved = movedKeys([issue], subject)
  return issue.keys.map((key) => {
    const move = moved.find((each) => each.key === key)
    return move ? describeMoved(move, subject) : describeKey(key, issue.path, keys, subject)
  })
}
