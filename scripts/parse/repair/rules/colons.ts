import { commonWording } from '../../../problem/common-messages.ts'
import { isName } from '../../../schema/german-words.ts'
import { namesBelow } from '../../../schema/names-below.ts'
import { elementOf, keysOf, type Schema } from '../../../schema/schema.ts'
import { indentOf, isWritten, type Line, siblingIndent } from '../../../text/lines.ts'
import { lineWording } from '../../line-messages.ts'
import { valueWording } from '../../value-messages.ts'
import { FAR, keyIn } from '../lines/group-lines.ts'
import { headsIn } from '../lines/heads.ts'
import { namesWithin, quote, readValue, remove } from '../lines/value-of-line.ts'
import type { Rule, Sheet } from '../repair.ts'

/** A colon behind a value that is nothing but a word: `type: hero:`. */
export const colonBehind: Rule = ({ lines }, index) => {
  const line = lines[index] as Line
  const found = readValue(line)
  if (!found || !/^[\w-]+:$/.test(found.value)) return []
  const words = valueWording.colonBehind(found.value.slice(0, -1))
  const { range } = found
  return [{ ...remove({ start: range.end - 1, end: range.end }, words, 0.5), range }]
}

/** A colon and a space in the middle of a text. */
export const colonInText: Rule = ({ lines }, index, schema) => {
  const found = readValue(lines[index] as Line)
  if (!found || !/:(\s|$)/.test(found.value) || /^["'[{]/.test(found.value)) return []
  const isGuess = namesWithin(found.value, schema) > 1
  return [{ ...quote(found, commonWording.colon, 0.45), ...(isGuess && { isGuess }) }]
}

/** Whether the list of an entry may hold texts: one of groups alone is none, whatever its entries begin with. */
const mayHoldTexts = ({ lines, inText }: Sheet, index: number, schema: Schema): boolean => {
  const column = indentOf(lines[index]?.text ?? '')
  const first = Math.max(0, index - FAR)
  const head = lines
    .slice(first, index)
    .findLast((line, at) => !inText[first + at] && isWritten(line) && siblingIndent(line) <= column)
  const name = head && keyIn(head)
  if (name === undefined) return keysOf(elementOf(schema) ?? schema).length === 0
  const heads = headsIn(schema).filter((each) => each.name === name)
  return heads.length === 0 || heads.some(({ isList, inner }) => isList && inner.size === 0)
}

/** `- text: sauber`: the name of a field before an entry of a list of texts. */
export const nameBeforeText: Rule = (sheet, index, schema) => {
  const { lines, inText } = sheet
  const line = lines[index] as Line
  const [, before = '', name = '', gap = '', text = ''] = inText[index]
    ? []
    : (/^(\s*-\s+)([a-z][\w-]*):(\s+)([^\s|>&*!].*?)\s*$/.exec(line.text) ?? [])
  if (name === '' || !schema || !(namesBelow(schema).has(name) || isName(name))) return []
  if (!mayHoldTexts(sheet, index, schema)) return []
  const start = line.start + before.length
  const range = { start, end: start + name.length + 1 }
  const edits = [{ start, end: range.end + gap.length, by: '' }]
  const isGuess = namesWithin(text, schema) > 1
  const wording = lineWording.nameBeforeText(name, text)
  return [{ range, wording, edits, cost: 0.43, ...(isGuess && { isGuess }) }]
}
