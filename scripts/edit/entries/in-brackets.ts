import type { Range } from '../../text/source-file.ts'
import type { YamlNode } from '../../yaml/node.ts'
import { behindColon, keyStart } from '../write/place.ts'

const widened = ({ range, quoted }: YamlNode): Range =>
  quoted ? { start: range.start - 1, end: range.end + 1 } : range

/** What each item or pair takes up in a list or group in brackets, without the commas. */
export const partsInBrackets = (text: string, { kind, items, entries }: YamlNode): Range[] =>
  kind === 'list'
    ? items.map(widened)
    : [...entries.values()].map(({ key, node }) => ({
        start: keyStart(text, key),
        end: Math.max(widened(node).end, behindColon(text, key)),
      }))
