import { commonWording } from '../../../problem/common-messages.ts'
import { isName } from '../../../schema/german-words.ts'
import { namesBelow } from '../../../schema/names-below.ts'
import type { Schema } from '../../../schema/schema.ts'
import type { Line } from '../../../text/lines.ts'
import { lineWording } from '../../line-messages.ts'
import { valueWording } from '../../value-messages.ts'
import type { Rule } from '../repair.ts'
import { quote, readValue, remove } from '../value-of-line.ts'

/** A colon behind a value that is nothing but a word: `type: hero:`. */
export const colonBehind: Rule = ({ lines }, index) => {
  const line = lines[index] as Line
  const found = readValue(line)
  if (!found || !/^[\w-]+:$/.test(found.value)) return []
  const words = valueWording.colonBehind(found.value.slice(0, -1))
  const { range } = found
  return [{ ...remove({ start: range.end - 1, end: range.end }, words, 0.5), range }]
}

/** Whether a text has more than one name of the schema with its colon: the lines of a whole group in one. */
const hasNames = (value: string, schema: Schema | undefined): boolean => {
  const names = [...value.matchAll(/(?<=\s)[a-z][\w-]*(?=:\s)/g)].map(([name]) => name)
  return schema !== undefined && names.filter((name) => namesBelow(schema).has(name)).length > 1
}

/** A colon and a space in the middle of a text. */
export const colonInText: Rule = ({ lines }, index, schema) => {
  const found = readValue(lines[index] as Line)
  if (!found || !/:(\s|$)/.test(found.value) || /^["'[{]/.test(found.value)) return []
  const isGuess = hasNames(found.value, schema)
  return [{ ...quote(found, commonWording.colon, 0.45), ...(isGuess && { isGuess }) }]
}

/** `- text: sauber`: the name of a field before an entry of a list of texts. */
export const nameBeforeText: Rule = ({ lines, inText }, index, schema) => {
  const line = lines[index] as Line
  const [, before = '', name = '', gap = '', text = ''] = inText[index]
    ? []
    : (/^(\s*-\s+)([a-z][\w-]*):(\s+)([^\s|>&*!].*?)\s*$/.exec(line.text) ?? [])
  if (name === '' || !schema || !(namesBelow(schema).has(name) || isName(name))) return []
  const start = line.start + before.length
  const range = { start, end: start + name.length + 1 }
  const edits = [{ start, end: range.end + gap.length, by: '' }]
  return [{ range, wording: lineWording.nameBeforeText(name, text), edits, cost: 0.43 }]
}
