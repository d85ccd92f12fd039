import { hasLinesBelow, type Line, lineIndexAt, linesOf } from '../lines.ts'
import { wording } from '../messages.ts'
import { suggest } from '../suggest.ts'
import { PLACEHOLDER_TAG, type YamlFault } from '../yaml.ts'
import type { Explanation } from './explanation.ts'
import { quoteValue, readValue } from './value.ts'

/** A word with `!` before a value: ours, misspelt, or the beginning of the text. */
export const explainTag = (line: Line, { offset }: YamlFault, text: string): Explanation => {
  const at = offset - line.start
  const [tag = '!'] = /^\S+/.exec(line.text.slice(at)) ?? []
  const range = { start: offset, end: offset + tag.length }
  if (suggest(tag, [PLACEHOLDER_TAG])) {
    return {
      range,
      wording: wording.misspeltPlaceholder(tag),
      edits: [{ ...range, by: PLACEHOLDER_TAG }],
    }
  }
  const lines = linesOf(text)
  const value = readValue(line)
  return value && !hasLinesBelow(lines, lineIndexAt(lines, offset))
    ? quoteValue(value.range, value.value, wording.specialSign)
    : { range, wording: wording.unknownTag(), edits: [{ ...range, by: '' }] }
}
