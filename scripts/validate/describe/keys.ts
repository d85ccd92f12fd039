import type { z } from 'zod'
import { commonWording } from '../../problem/common-messages.ts'
import { type Problem, problemAt, type Wording } from '../../problem/problem.ts'
import { translated } from '../../schema/german-words.ts'
import { schemaAt, shapeOf } from '../../schema/schema.ts'
import { suggest } from '../../schema/suggest.ts'
import { valueAt } from '../../schema/value-at.ts'
import { positionAt } from '../../text/source-file.ts'
import type { Path } from '../../yaml/yaml.ts'
import { describeNumber } from './number.ts'
import { find, placeOf, type Subject } from './subject.ts'

type Issue = z.core.$ZodIssue
type KeysIssue = Extract<Issue, { code: 'unrecognized_keys' }>

/** The keys that the group at `path` may have, and those of them that it does not have. */
const keysOf = (path: Path, subject: Subject) => {
  const group = valueAt(subject.value, path) as Record<string, unknown>
  const schema = schemaAt(subject.schema, subject.value, path)
  const allowed = Object.keys((schema && shapeOf(schema, group)) ?? {})
  const free = allowed.filter((key) => !Object.hasOwn(group, key))
  return { allowed, free }
}

/** The key of `free` that was meant: nearly spelt so, or named in German. */
const meantKey = (key: string, free: readonly string[]): string | undefined =>
  translated(key, free) ?? suggest(beforeColon(key), free)

/** `title:Das Haus` is read as a key where a colon and a space follow. */
const beforeColon = (key: string): string => key.split(':', 1)[0] ?? key

/** What people call the text below the front matter. */
const BODY = /^(?:text|inhalt|body|beitrag)$/i

/** In braces, what stands behind the comma of a number is read as a key: `{ from: 18,5 }`. */
const afterComma = (key: string, path: Path, subject: Subject): Problem | undefined => {
  const { source } = subject.file
  const { key: range } = placeOf(subject, [...path, key])
  if (!range || !/^\d+$/.test(key)) return undefined
  const before = /([\w-]+)[ \t]*:[ \t]*(-?[\d.]+),$/.exec(source.text.slice(0, range.start))
  const [, name = '', whole = ''] = before ?? []
  const { schema, value } = find(subject, [...path, name])
  const words = describeNumber({ key: name, value, schema }, `${whole},${key}`)
  const place = { start: range.start - `${whole},`.length, end: range.end }
  return words && problemAt(source, place, asText(words))
}

/** A value in the place of several characters. */
const asText = ({ instead, ...words }: Wording): Wording =>
  instead && 'value' in instead
    ? { ...words, instead: { text: String(instead.value), isSure: true } }
    : words

const PASSWORD = /^(?:pass(?:wor[dt]|wd)?|kennwort|pwd?)$/i

/** By the key that was meant: one that is missing, or else one that is there already. */
const describeMeant = (
  key: string,
  path: Path,
  { known, free, taken }: Record<'known' | 'free' | 'taken', readonly string[]>,
  subject: Subject,
): Wording => {
  if (PASSWORD.test(key)) return commonWording.password(key)
  const meant = meantKey(key, free)
  const twin = meant === undefined ? suggest(key, taken) : undefined
  const place = twin && placeOf(subject, [...path, twin]).key
  if (!twin || !place) return commonWording.unknownKey(key, known, meant)
  return commonWording.unknownTwin(
    key,
    twin,
    positionAt(subject.file.source.text, place.start).line,
  )
}

/** An unknown key of the group at `path`. */
const describeKey = (
  key: string,
  path: Path,
  { allowed, free }: ReturnType<typeof keysOf>,
  subject: Subject,
): Problem => {
  const fraction = afterComma(key, path, subject)
  if (fraction) return fraction
  const { key: range, value } = placeOf(subject, [...path, key])
  const known =
    path.length === 0 ? allowed.filter((name) => name !== subject.file.bodyKey) : allowed
  const isBody = path.length === 0 && subject.file.bodyKey && BODY.test(key)
  if (isBody) return problemAt(subject.file.source, range ?? value, commonWording.bodyAsKey(key))
  const taken = known.filter((name) => !free.includes(name))
  const words = free.includes(beforeColon(key))
    ? commonWording.missingSpace(':', key.replace(':', ': '))
    : describeMeant(key, path, { known, free, taken }, subject)
  return problemAt(subject.file.source, range ?? value, words)
}

/** Each unknown key at its own place. */
export const describeKeys = (issue: KeysIssue, subject: Subject): Problem[] => {
  const keys = keysOf(issue.path, subject)
  return issue.keys.map((key) => describeKey(key, issue.path, keys, subject))
}
