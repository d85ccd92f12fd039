import { collections } from '../../../../src/content/collections/collections.ts'
import { isMap } from '../../../schema/is-map.ts'
import { requiredIn } from '../../../schema/required.ts'
import { elementOf, keysOf, type Schema } from '../../../schema/schema.ts'
import { indentOf, isBlankLine, type Line } from '../../../text/lines.ts'
import { readYaml } from '../../../yaml/yaml.ts'
import { fileWording } from '../../file-messages.ts'
import { FAR, isFilledItem } from '../lines/group-lines.ts'
import type { Rule, Sheet } from '../repair.ts'

/** The lines of an entry at the edge, those that are blank at its end left out. */
const linesOf = ({ lines }: Sheet, index: number): readonly Line[] => {
  const rest = lines.slice(index, index + FAR)
  const end = rest.findIndex(
    (line, at) => at > 0 && !isBlankLine(line) && indentOf(line.text) === 0,
  )
  const own = end < 0 ? rest : rest.slice(0, end)
  return own.slice(0, own.findLastIndex((line) => !isBlankLine(line)) + 1)
}

const entryIn = (lines: readonly Line[]): Record<string, unknown> | undefined => {
  const result = readYaml(lines.map(({ text }) => text).join('\n'))
  const [value] =
    'document' in result && Array.isArray(result.document.value) ? result.document.value : []
  return isMap(value) ? value : undefined
}

/** Whether an entry has names that are none here, and lacks some, or has several. */
const isForeign = (value: Record<string, unknown>, own: Schema): boolean => {
  const known = keysOf(own)
  const unknown = Object.keys(value).filter((name) => !known.includes(name))
  const missing = requiredIn(own).filter((name) => !Object.hasOwn(value, name))
  return unknown.length > 0 && unknown.length + missing.length > 1
}

/** The files in which an entry would be right as it stands. */
const homesOf = (value: Record<string, unknown>, own: Schema): string[] =>
  Object.values(collections).flatMap((collection) =>
    'file' in collection && collection.entry !== own && collection.entry.safeParse(value).success
      ? [collection.file]
      : [],
  )

/** An entry of another collection's file: a customer's words in stats.yaml. */
export const foreignEntry: Rule = (sheet, index, schema) => {
  const line = sheet.lines[index] as Line
  const own = schema && elementOf(schema)
  if (!own || !isFilledItem(line) || indentOf(line.text) > 0) return []
  const lines = linesOf(sheet, index)
  const value = entryIn(lines)
  if (!value || !isForeign(value, own)) return []
  const [home, ...others] = homesOf(value, own)
  if (home === undefined || others.length > 0) return []
  const last = lines.at(-1) as Line
  const range = { start: line.start, end: last.start + last.text.trimEnd().length }
  const wording = fileWording.foreignEntry(home, lines.length)
  // What is moved to another file is not to be lost here.
  return [{ range, wording, edits: [{ ...range, by: '' }], cost: 0.6, isGuess: true }]
}
