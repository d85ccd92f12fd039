import { elementOf, keysOf, type Schema } from '../../../schema/schema.ts'
import { siblingIndent, wholeLine } from '../../../text/lines.ts'
import { keyWording } from '../../key-messages.ts'
import { headsIn } from '../lines/heads.ts'
import type { Rule } from '../repair.ts'

const FIRST = /^\s*(?:-\s+)*([a-z][\w-]*):\s+\S/

/** A name behind a blank, with something behind it, and the comma that may part it from the value before. */
const FURTHER = /(?<=[^\s,;])([,;]?)[ \t]+(?=([a-z][\w-]*):[ \t]+\S)/g

/** So many names of one group behind the first are no words of a text. */
const FEWEST = 2

/** A text in quotation marks; behind a letter or a number a mark is of the text: `Peter's`, `9"`. */
const QUOTED = /(?<![\p{L}\p{N}])(?:"[^"]*"|'[^']*')/gu

const withoutQuoted = (text: string): string =>
  text.replace(QUOTED, (quoted) => '.'.repeat(quoted.length))

/** The names of each group that has this one. */
const groupsWith = (name: string, schema: Schema): ReadonlySet<string>[] =>
  [
    new Set(keysOf(elementOf(schema) ?? schema)),
    ...headsIn(schema).map(({ inner }) => inner),
  ].filter((names) => names.has(name))

/** `- id: ofen name: Ofen costs: 900`: a whole entry, or several lines of a group, in one line. */
export const namesInALine: Rule = ({ lines, inText }, index, schema) => {
  const line = lines[index]
  const [before, first = ''] = (line && !inText[index] && FIRST.exec(line.text)) || []
  if (!line || before === undefined || !schema) return []
  const found = [...withoutQuoted(line.text).matchAll(FURTHER)]
  const column = siblingIndent(line)
  return groupsWith(first, schema).flatMap((names) => {
    const seen = new Set([first])
    const own = found.filter(
      ({ 2: name = '' }) => names.has(name) && !seen.has(name) && seen.add(name),
    )
    if (own.length < FEWEST) return []
    const edits = own.map(({ 0: gap, index: at }) => ({
      start: line.start + at,
      end: line.start + at + gap.length,
      by: `\n${' '.repeat(column)}`,
    }))
    const wording = keyWording.namesInALine(
      own.map(({ 2: name = '' }) => name),
      column,
      [...new Set(own.flatMap(({ 1: sign }) => sign || []))],
    )
    return [{ range: wholeLine(line), wording, edits, cost: 0.4 }]
  })
}
