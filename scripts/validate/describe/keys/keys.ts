import { commonWording } from '../../../problem/common-messages.ts'
import { type Problem, problemAt, type Wording } from '../../../problem/problem.ts'
import { translated } from '../../../schema/german-words.ts'
import { isMap } from '../../../schema/is-map.ts'
import { isMeantHere } from '../../../schema/is-meant-here.ts'
import type { IssueOf } from '../../../schema/issue.ts'
import { schemaAt, shapeOf } from '../../../schema/schema.ts'
import { suggest } from '../../../schema/suggest.ts'
import { valueAt } from '../../../schema/value-at.ts'
import { positionAt } from '../../../text/source-file.ts'
import { isFraction } from '../../../yaml/is-fraction.ts'
import type { Path } from '../../../yaml/locate.ts'
import { typed } from '../../../yaml/quote.ts'
import { validateWording } from '../../messages.ts'
import { describeNumber } from '../numbers/number.ts'
import { find, placeOf, type Subject } from '../subject.ts'
import { describeHome } from './home-of-key.ts'

type KeysIssue = IssueOf<'unrecognized_keys'>

/** The keys that the group at `path` may have, those of them that it does not have, and its own that hold groups. */
const keysOf = (path: Path, subject: Subject) => {
  const group = valueAt(subject.value, path) as Record<string, unknown>
  const schema = schemaAt(subject.schema, subject.value, path)
  const allowed = Object.keys((schema && shapeOf(schema, group)) ?? {})
  const free = allowed.filter((key) => !Object.hasOwn(group, key))
  const groups = Object.keys(group).filter((key) => isMap(group[key]))
  return { allowed, free, groups }
}

/** The key that was meant, of those that the group at `path` may have: nearly spelt so, or named in German. */
const meantKey = (
  key: string,
  names: readonly string[],
  path: Path,
  { schema, value }: Subject,
): string | undefined => {
  const named = translated(key, names)
  if (named !== undefined) return named
  const similar = suggest(beforeColon(key), names)
  const group = valueAt(value, path)
  const kind = schemaAt(schema, value, path)
  const part = similar === undefined ? undefined : kind && shapeOf(kind, group)?.[similar]
  return isMeantHere(key, part, group, schema) ? similar : undefined
}

/** `title:Das Haus` is read as a key where a colon and a space follow. */
const beforeColon = (key: string): string => key.split(':', 1)[0] ?? key

/** Whether what a group lacks stands there under a name that was meant for it, which is told. */
export const isMisspelt = (
  missing: string,
  { path, keys }: KeysIssue,
  subject: Subject,
): boolean => {
  const { free } = keysOf(path, subject)
  return keys.some((key) => meantKey(key, free, path, subject) === missing)
}

/** Whether a key that the group at `path` does not know stands for one that it lacks. */
export const meansKey = (key: string, path: Path, subject: Subject): boolean =>
  meantKey(key, keysOf(path, subject).free, path, subject) !== undefined

/** What people call the text below the front matter. */
const BODY = /^(?:text|inhalt|body|beitrag)$/i

/** `from: 18,5 €` in braces: what stands behind the comma of a number is read as a key. */
const WITH_COMMA =
  /(?<![\w-])([\w-]+)[ \t]*:[ \t]*(-?[\d.]+,\d+(?:[ \t]+[^\s\d,:{}]+)?)(?=\s*[,}])/g

/** Each number in the braces of the group at `path` that has a comma. */
const numbersWithComma = (path: Path, subject: Subject): Problem[] => {
  const { source } = subject.file
  const { start, end } = placeOf(subject, path).value
  return [...source.text.slice(start, end).matchAll(WITH_COMMA)].flatMap((match) => {
    const [whole, name = '', number = ''] = match
    const { schema } = find(subject, [...path, name])
    const words = describeNumber({ key: name, value: undefined, schema }, number)
    const at = start + match.index + whole.length
    return words ? problemAt(source, { start: at - number.length, end: at }, asText(words)) : []
  })
}

/** A value in the place of several characters. */
const asText = ({ instead, ...words }: Wording): Wording =>
  instead && 'value' in instead
    ? { ...words, instead: { text: String(instead.value), isSure: true } }
    : words

const PASSWORD = /^(?:pass(?:wor[dt]|wd)?|kennwort|pwd?)$/i

/** A key of a group beside it: `closures`, which is one of `company`, at the edge of site.yaml. */
const describeInner = (
  key: string,
  path: Path,
  groups: readonly string[],
  subject: Subject,
): Wording | undefined => {
  const group = valueAt(subject.value, path) as Record<string, unknown>
  const takes = (name: string) => {
    const schema = schemaAt(subject.schema, subject.value, [...path, name])
    return Object.hasOwn((schema && shapeOf(schema, group[name])) ?? {}, key)
  }
  const [owner, ...others] = groups.filter(takes)
  if (owner === undefined || others.length > 0) return undefined
  const lineOf = (at: Path) => {
    const { key: range } = placeOf(subject, at)
    return positionAt(subject.file.source.text, range?.start ?? 0).line
  }
  return Object.hasOwn(group[owner] as object, key)
    ? validateWording.keyInPart(key, owner, lineOf([...path, owner, key]))
    : validateWording.keyOfPart(key, owner, lineOf([...path, owner]))
}

/** By the key that was meant: one that is missing, or else one that is there already. */
const describeMeant = (
  key: string,
  path: Path,
  { known, free, taken, groups }: Record<'known' | 'free' | 'taken' | 'groups', readonly string[]>,
  subject: Subject,
): Wording => {
  if (PASSWORD.test(key)) return commonWording.password(key)
  const meant = meantKey(key, free, path, subject)
  const twin = meant === undefined ? meantKey(key, taken, path, subject) : undefined
  const place = twin && placeOf(subject, [...path, twin]).key
  const isOfSite = subject.file.source.name === 'site.yaml'
  const home = isOfSite && !meant && !twin && describeHome(key, path.length === 0)
  if (home) return home
  const inner = meant || twin ? undefined : describeInner(key, path, groups, subject)
  if (inner) return inner
  if (!twin || !place) return commonWording.unknownKey(key, known, meant)
  return commonWording.unknownTwin(
    key,
    twin,
    positionAt(subject.file.source.text, place.start).line,
  )
}

/** Quotation marks around a text, or one before it that nobody closes. */
const MARKED = /^["'„“»«](.*?)["'”“»«]?$/

/** `title:Neu: Brot`, of which YAML takes all up to the second colon for the key: the whole line, as it is meant. */
const joinedLine = (key: string, name: string, start: number, path: Path, subject: Subject) => {
  const { source } = subject.file
  const { value } = placeOf(subject, [...path, key])
  const line = source.text.slice(start, value.end)
  if (line.includes('\n')) return undefined
  const said = line.slice(key.indexOf(':') + 1).trim()
  const repaired = `${name}: ${typed(said.replace(MARKED, '$1'))}`
  return problemAt(source, { start, end: value.end }, commonWording.missingSpace(':', repaired))
}

/** An unknown key of the group at `path`. */
const describeKey = (
  key: string,
  path: Path,
  { allowed, free, groups }: ReturnType<typeof keysOf>,
  subject: Subject,
): Problem => {
  const { key: range, value } = placeOf(subject, [...path, key])
  const known =
    path.length === 0 ? allowed.filter((name) => name !== subject.file.bodyKey) : allowed
  const isBody = path.length === 0 && subject.file.bodyKey && BODY.test(key)
  if (isBody) return problemAt(subject.file.source, range ?? value, commonWording.bodyAsKey(key))
  const meant = /:[^:]/.test(key) ? meantKey(key, free, path, subject) : undefined
  const joined = meant && range && joinedLine(key, meant, range.start, path, subject)
  if (joined) return joined
  const taken = known.filter((name) => !free.includes(name))
  const words = free.includes(beforeColon(key))
    ? commonWording.missingSpace(':', key.replace(':', ': '))
    : describeMeant(key, path, { known, free, taken, groups }, subject)
  return problemAt(subject.file.source, range ?? value, words)
}

/** Each unknown key at its own place. */
export const describeKeys = (issue: KeysIssue, subject: Subject): Problem[] => {
  const keys = keysOf(issue.path, subject)
  const numbers = issue.keys.some(isFraction) ? numbersWithComma(issue.path, subject) : []
  const others = issue.keys.filter((key) => numbers.length === 0 || !isFraction(key))
  return [...numbers, ...others.map((key) => describeKey(key, issue.path, keys, subject))]
}
