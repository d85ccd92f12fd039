import type { Problem } from '../../problem/problem.ts'
import { isMap } from '../../schema/is-map.ts'
import { valueAt } from '../../schema/value-at.ts'
import { positionAt } from '../../text/source-file.ts'
import type { Path } from '../../yaml/yaml.ts'
import { validateWording } from '../messages.ts'
import { placeOf, report, type Subject } from './subject.ts'

const inList = (items: readonly unknown[], path: Path, subject: Subject): Problem[] =>
  items.flatMap((item, index) => {
    const first = items.indexOf(item)
    if (typeof item !== 'string' || item.trim() === '' || first === index) return []
    const { source } = subject.file
    const { line } = positionAt(source.text, placeOf(subject, [...path, first]).value.start)
    return [report(subject, [...path, index], validateWording.repeatedItem(item.trim(), line))]
  })

/** Texts and references that stand twice in one list, in a value and all that is in it. */
export const repeatedItems = (subject: Subject, path: Path = []): Problem[] => {
  const value = valueAt(subject.value, path)
  if (Array.isArray(value)) {
    const inside = value.flatMap((_, index) => repeatedItems(subject, [...path, index]))
    return [...inList(value, path, subject), ...inside]
  }
  if (!isMap(value)) return []
  return Object.keys(value).flatMap((key) => repeatedItems(subject, [...path, key]))
}
