import { namesBelow } from '../../../schema/names-below.ts'
import { type Line, wholeLine } from '../../../text/lines.ts'
import { parseWording } from '../../messages.ts'
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
      wording: parseWording.joinedKey(key, second.trimEnd(), margin.length),
      edits: [{ start: at, end: at, by: '\n' }],
      cost: 0.25,
    },
  ]
}
