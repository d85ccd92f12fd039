import { isMap } from '../is-map.ts'
import { linesOf, wholeLine } from '../lines.ts'
import { wording } from '../messages.ts'
import { type Problem, problemAt } from '../problem.ts'
import type { Path } from '../yaml.ts'
import { indentIn, keysOf } from './keys.ts'
import { placeOf, type Subject, valueAt } from './subject.ts'

/** A key that is indented so far that it became the last line of the text above it. */
export interface Swallowed {
  group: Path
  key: string
  problem: Problem
}

/** The last lines of a text in lines that are keys which the group lacks. */
const lastKeysIn = (path: Path, free: readonly string[], subject: Subject) => {
  const { value } = placeOf(subject, path)
  const lines = linesOf(subject.file.source.text.slice(value.start, value.end))
    .filter(({ text }) => text.trim() !== '')
    .map((line) => ({ ...line, start: line.start + value.start }))
  const isKey = (text: string) => free.find((key) => new RegExp(`^\\s+${key}:(?:\\s|$)`).test(text))
  const first = lines.findLastIndex(({ text }) => isKey(text) === undefined) + 1
  return lines.slice(Math.max(first, 1)).map((line) => ({ line, key: isKey(line.text) ?? '' }))
}

const inGroup = (group: Path, subject: Subject): Swallowed[] => {
  const value = valueAt(subject.value, group) as Record<string, unknown>
  const { free } = keysOf(group, subject)
  return Object.entries(value).flatMap(([name, text]) => {
    if (typeof text !== 'string' || !/[\n:]/.test(text)) return []
    return lastKeysIn([...group, name], free, subject).map(({ line, key }): Swallowed => {
      const owner = group.findLast((step) => typeof step === 'string')
      const words = wording.swallowedKey(key, owner?.toString(), indentIn(group, subject))
      return { group, key, problem: problemAt(subject.file.source, wholeLine(line), words) }
    })
  })
}

/** Keys that YAML takes for the end of a text, in a group and all groups in it. */
export const swallowedKeys = (subject: Subject, path: Path = []): Swallowed[] => {
  const value = valueAt(subject.value, path)
  if (Array.isArray(value))
    return value.flatMap((_, index) => swallowedKeys(subject, [...path, index]))
  if (!isMap(value)) return []
  const inner = Object.keys(value).flatMap((key) => swallowedKeys(subject, [...path, key]))
  return [...inGroup(path, subject), ...inner]
}
