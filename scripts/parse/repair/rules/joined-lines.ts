import { namesBelow } from '../../../schema/names-below.ts'
import { hasLinesBelow, type Line, siblingIndent, wholeLine } from '../../../text/lines.ts'
import { keyWording } from '../../key-messages.ts'
import { isHead } from '../lines/heads.ts'
import type { Rule } from '../repair.ts'

/** Blanks in the middle of a line, and a key or an entry behind them. */
const KEPT_MARGIN = /(?<=\S)( {2,})((?:-\s+)?([a-z][\w-]*):(?:\s.*)?)$/

/** `title: Das Haus    subtitle: am Markt`: the break went, and the margin of the second line stayed. */
export const keptMargin: Rule = ({ lines, inText }, index, schema) => {
  const line = lines[index] as Line
  const [, margin = '', second = '', key = ''] = inText[index]
    ? []
    : (KEPT_MARGIN.exec(line.text) ?? [])
  if (key === '' || (schema && !namesBelow(schema).has(key))) return []
  const { end } = wholeLine(line)
  const start = line.start + line.text.length - second.length
  const at = start - margin.length
  return [
    {
      range: { start, end },
      wording: keyWording.joinedKey(key, second.trimEnd(), margin.length),
      edits: [{ start: at, end: at, by: '\n' }],
      cost: 0.25,
    },
  ]
}

/** `author: Karl Winter image:`: one blank is left of the break, and lines stand below the second. */
export const joinedHead: Rule = ({ lines, inText }, index, schema) => {
  const line = lines[index] as Line
  const [, second = ''] = inText[index]
    ? []
    : (/^\s*(?:-\s+)*[a-z][\w-]*:\s+\S.* ([a-z][\w-]*:)\s*$/.exec(line.text) ?? [])
  if (!schema || !isHead(second.slice(0, -1), schema) || !hasLinesBelow(lines, index)) return []
  const start = line.start + line.text.lastIndexOf(second)
  const column = siblingIndent(line)
  return [
    {
      range: { start, end: start + second.length },
      wording: keyWording.joinedKey(second.slice(0, -1), second, column),
      edits: [{ start: start - 1, end: start, by: `\n${' '.repeat(column)}` }],
      cost: 0.3,
    },
  ]
}

/** A key with a value behind it that no sign opens. */
const KEY_AND_VALUE = /^\s*(?:-\s+)*[a-z][\w-]*:\s+(?=[^\s"'[{|>#])/

/** Behind a letter a name may be the end of a German word: `Werbetext`. */
const BEHIND_LETTER = 0.1

/** `type: herotitle: Das Haus`: the break went with the margin, and nothing is between value and name. */
export const joinedName: Rule = ({ lines, inText }, index, schema) => {
  const line = lines[index] as Line
  const [before] = inText[index] ? [] : (KEY_AND_VALUE.exec(line.text) ?? [])
  const value = line.text.slice(before?.length ?? 0)
  const colon = value.search(/:(?:\s|$)/)
  if (before === undefined || !schema || colon < 0) return []
  const [word = ''] = /\S+$/.exec(value.slice(0, colon)) ?? []
  const names = [...namesBelow(schema)].filter((name) => word.endsWith(name) && word !== name)
  const column = siblingIndent(line)
  return names.map((name) => {
    const start = line.start + before.length + colon - name.length
    const { end } = wholeLine(line)
    const second = line.text.slice(start - line.start).trimEnd()
    const isSign = !/\p{L}/u.test(line.text.charAt(start - line.start - 1)) || /\p{Lu}/u.test(name)
    return {
      range: { start, end },
      wording: keyWording.joinedKey(name, second, column),
      edits: [{ start, end: start, by: `\n${' '.repeat(column)}` }],
      cost: 0.4 + (isSign ? 0 : BEHIND_LETTER),
    }
  })
}
