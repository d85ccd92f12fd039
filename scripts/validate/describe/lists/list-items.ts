import { commonWording } from '../../../problem/common-messages.ts'
import { MOST_OF_A_KIND } from '../../../problem/most-of-a-kind.ts'
import { placeInWords } from '../../../problem/phrases.ts'
import type { Wording } from '../../../problem/problem.ts'
import { isMap } from '../../../schema/is-map.ts'
import { isRequired } from '../../../schema/required.ts'
import { elementOf, partOf, type Schema, schemaAt } from '../../../schema/schema.ts'
import { valueAt } from '../../../schema/value-at.ts'
import { positionInFile } from '../../../text/source-file.ts'
import type { Path } from '../../../yaml/locate.ts'
import { validateWording } from '../../messages.ts'
import { find, type Placed, placeOf, report, type Subject } from '../subject.ts'

const placed = (subject: Subject, path: Path, words: Wording): Placed => ({
  path,
  problem: report(subject, path, words),
})

/** In which line the same stands already; in a form nothing has a place of its own. */
const earlierLine = (earlier: Path, path: Path, subject: Subject): number | undefined => {
  const [first, second] = [earlier, path].map((each) => placeOf(subject, each).value.start)
  if (first === undefined || first === second) return undefined
  return positionInFile(subject.file.source, first).line
}

const inList = (items: readonly unknown[], path: Path, subject: Subject): Placed[] => {
  const first = new Map<string, number>()
  const repeated = items.flatMap((item, index) => {
    if (typeof item !== 'string' || item.trim() === '') return []
    const earlier = first.get(item)
    if (earlier === undefined) first.set(item, index)
    return earlier === undefined ? [] : [{ item, index, earlier }]
  })
  return repeated.slice(0, MOST_OF_A_KIND).map(({ item, index, earlier }) => {
    const own = [...path, index]
    const line = earlierLine([...path, earlier], own, subject)
    return placed(subject, own, validateWording.repeatedItem(item.trim(), line))
  })
}

/** Whether what is in a list must have an id; where it may do without, the id is no name of it. */
const areNamed = (list: Schema | undefined, item: Record<string, unknown>): boolean => {
  const element = list && elementOf(list)
  const id = element && partOf(element, item, 'id')
  return id !== undefined && isRequired(id)
}

const sameIds = (items: readonly unknown[], path: Path, subject: Subject): Placed[] => {
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
    const words = commonWording.duplicateId(item.id, place)
    // It is about the entry: forms have no field for its id.
    const own = [...path, index]
    return [{ path: own, problem: report(subject, [...own, 'id'], words) }]
  })
}

/** `[Batenhorst; Lintel]`: a list in brackets with other signs than commas, which would be one text. */
const inOneText = (items: readonly unknown[], path: Path, subject: Subject): Placed[] => {
  const [item, ...others] = items
  if (typeof item !== 'string' || others.length > 0 || !item.includes(';')) return []
  const found = find(subject, [...path, 0])
  const parts = item.split(/\s*;\s*/).filter((part) => part !== '')
  const isInBrackets = /\[\s*$/.test(found.before)
  // Where the list needs more of them, that is told.
  const isTaken = schemaAt(subject.schema, subject.value, path)?.safeParse(items).success
  return isInBrackets && parts.length > 1 && isTaken
    ? [placed(subject, found.path, commonWording.severalInOne(found.key, item, parts, found))]
    : []
}

/**
 * In a value and all that is in it: entries of one list that have the same id, texts and references that
 * stand twice in it, and several that stand in one text.
 */
export const problemsOfLists = (subject: Subject, path: Path = []): Placed[] => {
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
