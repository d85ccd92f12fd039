import { isGroup } from '../../../src/content/is-group.ts'
import { isMap } from '../../schema/is-map.ts'
import { valueAt } from '../../schema/value-at.ts'
import { applyEdits } from '../../text/edits.ts'
import { columnOf } from '../../text/lines.ts'
import { isMarked } from '../../yaml/is-marked.ts'
import type { Path } from '../../yaml/locate.ts'
import type { YamlNode } from '../../yaml/node.ts'
import { PLACEHOLDER_TAG } from '../../yaml/placeholder-tag.ts'
import { openSheet, type Sheet } from '../sheet.ts'
import { isEqual } from '../spellings/equal.ts'
import { type Place, placeAt } from '../write/place.ts'

/** Of two entries that are one but for it, each has an id of its own. */
const withoutId = (value: unknown, path: Path): unknown => {
  if (path.length > 0 || !isMap(value)) return value
  const { id: _, ...rest } = value
  return rest
}

const isWord = (part: string): boolean => /\p{L}{2}|\d{3}/u.test(part)

/** Words that nobody says again by chance, as `Bad` and `Woche 1` are; or a telephone's number. */
const isPhrase = (value: unknown): boolean =>
  typeof value === 'string' && value.split(/\s+/).filter(isWord).length > 1

/** What a value has of a sample: all of it where the two are the same, else the texts that are. */
const partsOf = (sample: unknown, value: unknown, path: Path): Path[] => {
  if (isPhrase(sample) && sample === value) return [path]
  if (!isGroup(sample) || !isGroup(value)) return []
  return Object.keys(sample).flatMap((key) => {
    const step = Array.isArray(sample) ? Number(key) : key
    return partsOf(valueAt(sample, [step]), valueAt(value, [step]), [...path, step])
  })
}

const stepsIn = ({ items, entries }: YamlNode): [string | number, YamlNode][] => [
  ...items.entries(),
  ...[...entries].map(([key, { node }]): [string, YamlNode] => [key, node]),
]

/** Whether nobody has the same by chance: a whole item, a group, or words. */
const isTelling = (path: Path, item: unknown): boolean => {
  const value = valueAt(item, path)
  return path.length === 0 || isGroup(value) || isPhrase(value)
}

/** What a new item has of the samples that are marked in another one; nothing where that may be chance. */
const sharedWith = (sheet: Sheet, node: YamlNode, old: unknown, item: unknown): Path[] => {
  const { text, document } = sheet
  const below = (at: YamlNode, path: Path): Path[] => {
    const [sample, value] = [valueAt(old, path), valueAt(item, path)]
    if (isMarked(text, document.placeholders, at.range))
      return isEqual(withoutId(sample, path), withoutId(value, path))
        ? [path]
        : partsOf(sample, value, path)
    return stepsIn(at).flatMap(([step, next]) => below(next, [...path, step]))
  }
  const found = below(node, [])
  return found.some((path) => isTelling(path, item)) ? found : []
}

/**
 * What of a new item of a list is a sample because it is said in the words of one that is marked there: whoever copies
 * an entry and changes its name has not written the rest of it.
 */
export const samplesIn = (sheet: Sheet, list: Path, item: unknown): Path[] => {
  const node = placeAt(sheet, list)?.node
  if (sheet.document.placeholders.length === 0 || !node) return []
  const items = valueAt(sheet.document.value, list) as unknown[]
  const all = node.items.flatMap((each, at) => sharedWith(sheet, each, items[at], item))
  const names = all.map((path) => JSON.stringify(path))
  const isBelow = (path: Path) =>
    path.some((_, end) => names.includes(JSON.stringify(path.slice(0, end))))
  return all.filter((path, at) => names.indexOf(names[at] ?? '') === at && !isBelow(path))
}

/** The mark before a value; before one in lines it stands in the line above. */
const markAt = ({ text, lineBreak }: Sheet, { node, range, from }: Place) => {
  const isInLines = node.kind !== 'scalar' && node.style === 'lines'
  if (!isInLines) return { start: range.start, end: range.start, by: `${PLACEHOLDER_TAG} ` }
  const { start } = node.range
  const isBelow = text.slice(from, start).includes('\n')
  const gap = isBelow ? '' : lineBreak + ' '.repeat(columnOf(text, start))
  return { start: from, end: isBelow ? from : start, by: ` ${PLACEHOLDER_TAG}${gap}` }
}

/** Marks values as samples. */
export const markSamples = (sheet: Sheet, paths: readonly Path[]): Sheet | undefined => {
  if (paths.length === 0) return sheet
  const places = paths.flatMap((path) => placeAt(sheet, path) ?? [])
  const marked = openSheet(
    applyEdits(
      sheet.text,
      places.map((place) => markAt(sheet, place)),
    ),
    sheet.lineBreak,
  )
  const isMeant = marked && isEqual(marked.document.value, sheet.document.value)
  return isMeant ? marked : undefined
}
