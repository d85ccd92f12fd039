import type { Line } from '../lines.ts'
import { wording } from '../messages.ts'
import { suggest } from '../suggest.ts'
import { PLACEHOLDER_TAG, type YamlFault } from '../yaml.ts'
import type { Explanation } from './explanation.ts'
import { explainValue } from './value.ts'

/** A word with `!` before a value: ours, misspelt, or the beginning of the text. */
export const explainTag = (line: Line, { offset }: YamlFault): Explanation => {
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
  return explainValue(line) ?? { range, wording: wording.unknownTag() }
}
