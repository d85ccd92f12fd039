import { changeText } from '../../scripts/edit/change/change-text.ts'
import { fileParts, fileValue, openSheet } from '../../scripts/edit/sheet.ts'
import { isEqual } from '../../scripts/edit/spellings/equal.ts'
import { openSpellings } from '../../scripts/edit/spellings/spellings.ts'
import { withValue } from '../../scripts/edit/with-value.ts'
import { placeAt } from '../../scripts/edit/write/place.ts'
import { valueAt } from '../../scripts/schema/value-at.ts'
import { locate, type Path } from '../../scripts/yaml/locate.ts'
import type { YamlNode } from '../../scripts/yaml/node.ts'

/** A file of a content folder. */
export interface Text {
  name: string
  text: string
}

/** The paths to everything in a document that is no list and no group. */
const scalarsIn = ({ kind, items, entries }: YamlNode, path: Path = []): Path[] => {
  if (kind === 'list') return items.flatMap((item, index) => scalarsIn(item, [...path, index]))
  if (kind === 'map')
    return [...entries].flatMap(([key, { node }]) => scalarsIn(node, [...path, key]))
  return [path]
}

const yamlOf = ({ name, text }: Text) => {
  const yaml = fileParts(name, text)?.yaml ?? { start: 0, end: 0 }
  const sheet = openSheet(text.slice(yaml.start, yaml.end))
  if (!sheet) throw new Error(`${name} can not be read`)
  return { yaml, sheet }
}

/** The paths to all scalars of a file. */
export const pathsIn = (file: Text): Path[] => scalarsIn(yamlOf(file).sheet.document.root)

/** Whether two texts differ only where a value stands. */
const isOnlyThere = (file: Text, path: Path, after: string): boolean => {
  const { yaml, sheet } = yamlOf(file)
  const range = placeAt(sheet, path)?.range ?? locate(sheet.document.root, path).value
  const before = file.text.slice(0, yaml.start + range.start)
  const behind = file.text.slice(yaml.start + range.end)
  return after.startsWith(before) && after.endsWith(behind)
}

/** What goes wrong when a value becomes another one and then what it was; nothing where all is well. */
export const roundTrip = (file: Text, path: Path, after: unknown): string | undefined => {
  const { sheet } = yamlOf(file)
  const { value } = sheet.document
  const before = valueAt(value, path)
  const context = { schema: undefined, spellings: openSpellings() }
  const source = { ...file, path: file.name }
  const steps = path as (string | number)[]
  const there = changeText(source, { path: steps, before, after }, context)
  if ('refusal' in there) return there.refusal.code
  const changed = { name: file.name, text: there.text }
  if (!isEqual(fileValue(changed), withValue(value, path, after))) return 'another value'
  if (!isOnlyThere(file, path, there.text)) return 'changed elsewhere'
  const back = { path: steps, before: after, after: before }
  const again = changeText({ ...source, text: there.text }, back, context)
  return 'text' in again && again.text === file.text ? undefined : 'not as before'
}
