import { isGroup } from '../../content/is-group.ts'
import { inWords } from '../../content/text/in-words.ts'
import type { Edit } from './edits.ts'

/** A value as edits keep it; `null` where there is none. */
export const jsonOf = (value: unknown): string => JSON.stringify(value ?? null)

const parse = (json: string): { value: unknown } | undefined => {
  try {
    return { value: JSON.parse(json) }
  } catch {
    return undefined
  }
}

/** A value that edits keep; undefined where there is none. */
export const readValue = (json: string): unknown => parse(json)?.value ?? undefined

/** Deeper than any form goes; what nests further was made to do harm. */
const DEEPEST = 12

const isShallow = (value: unknown, depth = 0): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (depth < DEEPEST &&
    !Object.hasOwn(value, '__proto__') &&
    Object.values(value).every((part) => isShallow(part, depth + 1)))

const ID = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

const isIds = (value: unknown): boolean =>
  Array.isArray(value) &&
  value.every((id) => typeof id === 'string' && ID.test(id)) &&
  new Set(value).size === value.length

const isEntry = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'id' in value && isIds([value.id])

/** Whether what an edit says is what its kind takes. */
export const isOfKind = (
  kind: NonNullable<Edit['kind']>,
  { before = 'null', after }: Pick<Edit, 'before' | 'after'>,
): boolean => {
  const [old, now] = [parse(before), parse(after)]
  if (!old || !now || !isShallow(old.value) || !isShallow(now.value)) return false
  if (kind === 'order') return isIds(old.value) && isIds(now.value)
  return kind === 'value' || (old.value === null && isEntry(now.value))
}

/** The ids that an edit of an order names. */
export const idsIn = (json: string): string[] => readValue(json) as string[]

/** What an edit says, for people: a line for each item or field. */
export const toldOf = (text: string, kind: Edit['kind']): string => {
  if (!kind) return text
  const value = readValue(text)
  if (Array.isArray(value)) return value.map(inWords).join('\n')
  if (!isGroup(value)) return inWords(value)
  return Object.entries(value)
    .map(([key, part]) => `${key}: ${inWords(part)}`)
    .join('\n')
}
