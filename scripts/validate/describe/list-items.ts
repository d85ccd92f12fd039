import { commonWording } from '../../problem/common-messages.ts'
import { MOST_OF_A_KIND } from '../../problem/most-of-a-kind.ts'
import { placeInWords } from '../../problem/phrases.ts'
import type { Problem } from '../../problem/problem.ts'
import { isMap } from '../../schema/is-map.ts'
import { isRequired } from '../../schema/required.ts'
import { elementOf, partOf, type Schema, schemaAt } from '../../schema/schema.ts'
import { valueAt } from '../../schema/value-at.ts'
import { positionInFile } from '../../text/source-file.ts'
import type { Path } from '../../yaml/yaml.ts'
import { validateWording } from '../messages.ts'
import { find, placeOf, report, type Subject } from './subject.ts'

const inList = (items: readonly unknown[], path: Path, subject: Subject): Problem[] => {
  const first = new Map<string, number>()
  const repeated = items.flatMap((item, index) => {
    if (typeof item !== 'string' || item.trim() === '') return []
    const earlier = first.get(item)
    if (earlier === undefined) first.set(item, index)
    return earlier === undefined ? [] : [{ item, index, earlier }]
  })
  return repeated.slice(0, MOST_OF_A_KIND).map(({ item, index, earlier }) => {
    const { start } = placeOf(subject, [...path, earlier]).value
    const { line } = positionInFile(subject.file.source, start)
    return report(subject, [...path, index], validateWording.repeatedItem(item.trim(), line))
  })
}

/** Whether what is in a list must have an id; where it may do without, the id is no name of it. */
const areNamed = (list: Schema | undefined, item: Record<string, unknown>): boolean => {
  const element = list && elementOf(list)
  const id = element && partOf(element, item, 'id')
  return id !== undefined && isRequired(id)
}

const sameIds = (items: readonly unknown[], path: Path, subject: Subject): Problem[] => {
  const first = new Map<unknown, number>()
  return items.flatMap((item, index) => {
    if (!isMap(item) || typeof item.id !== 'string') return []
    const earlier = first.get(item.id)
    if (earlier === undefined) {
      first.set(item.id, index)
      return []
    }
    if (!areNamed(schemaAt(subject.schema, subject.value, path), item)) return []
    const place = placeInWords(
      subject.file.source,
      placeOf(subject, [...path, earlier, 'id']).value,
    )
    return [report(subject, [...path, index, 'id'], commonWording.duplicateId(item.id, place))]
  })
}

/** `[Batenhorst; Lintel]`: a list in brackets with other signs than commas, which would be one text. */
const inOneText = (items: readonly unknown[], path: Path, subject: Subject): Problem[] => {
  const [item, ...others] = items
  if (typeof item !== 'string' || others.length > 0 || !item.includes(';')) return []
  const found = find(subject, [...path, 0])
  const parts = item.split(/\s*;\s*/).filter((part) => part !== '')
  const isInBrackets = /\[\s*$/.test(found.before)
  // Where the list needs more of them, that is told.
  const isTaken = schemaAt(subject.schema, subject.value, path)?.safeParse(items).success
  return isInBrackets && parts.length > 1 && isTaken
    ? [report(subject, found.path, commonWording.severalInOne(found.key, item, parts, found))]
    : []
}

/**
 * In a value and all that is in it: entries of one list that have the same id, texts and references that
 * stand twice in it, and several that stand in one text.
 */
export const problemsOfLists = (subject: Subject, path: Path = []): Problem[] => {
  const value = valueAt(subject.value, path)
  if (Array.isArray(value)) {
    const inside = value.flatMap((_, index) => problemsOfLists(subject, [...path, index]))
    // Where no list belongs, that is what is wrong with it.
    const schema = schemaAt(subject.schema, subject.value, path)
    if (schema && !elementOf(schema)) return inside
    return [
      ...inList(value, path, subject),
      ...sameIds(value, path, subject),
      ...inOneText(value, path, subject),
      ...inside,
    ]
  }
  if (!isMap(value)) return []
  return Object.keys(value).flatMap((key) => problemsOfLists(subject, [...path, key]))
}
