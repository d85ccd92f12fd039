import { translated } from '../../../schema/german-words.ts'
import { requiredIn } from '../../../schema/required.ts'
import { type Schema, shapeOf } from '../../../schema/schema.ts'
import { suggest } from '../../../schema/suggest.ts'
import { columnOf } from '../../../text/lines.ts'
import type { YamlNode } from '../../../yaml/node.ts'
import { typed } from '../../../yaml/quote.ts'
import { keyWording } from '../../key-messages.ts'
import { type Repair, rename } from '../repair.ts'
import { type Part, writtenOf } from '../shapes.ts'

/** Whether what stands before a colon is words: what looks like a name was meant for one, and what names a part in German. */
export const isNoName = (key: string, group: Schema): boolean =>
  !/^[a-z][\w-]*$/.test(key) && translated(key, Object.keys(shapeOf(group, {}) ?? {})) === undefined

/** What a group has to have and no line of it names, not even under another name: `Heading` stands for `title`. */
const lackingIn = (owner: YamlNode, group: Schema): string[] => {
  const required = requiredIn(group)
  const named = [...owner.entries.keys()].map(
    (key) => translated(key, required) ?? suggest(key, required) ?? key,
  )
  return required.filter((name) => !named.includes(name))
}

/** `Ort: Senftenberg` for a group that lacks two texts: the first was taken for the name of the second. */
export const pairOf = (
  { key, range, node }: Part,
  owner: YamlNode,
  group: Schema,
  text: string,
): Repair[] => {
  if (node.kind !== 'scalar' || !isNoName(key, group)) return []
  const [first, second, ...others] = lackingIn(owner, group)
  if (!first || !second || others.length > 0) return []
  const indent = ' '.repeat(columnOf(text, range.start))
  const by = `${first}: ${typed(key)}\n${indent}${second}`
  const written = writtenOf(node, text)
  const value = text.slice(written.start, written.end)
  const words = keyWording.pair(key, [`${first}: ${typed(key)}`, `${second}: ${value}`])
  return [rename(range, by, words, 0.6)]
}
