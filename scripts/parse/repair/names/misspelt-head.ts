import { translated } from '../../../schema/german-words.ts'
import { requiredOf } from '../../../schema/required.ts'
import { type Schema, shapeOf } from '../../../schema/schema.ts'
import { suggest } from '../../../schema/suggest.ts'
import { type Repair, rename, type Sheet } from '../repair.ts'
import { wordsFor } from './renamed-key.ts'

/** A key at the margin. */
const HEAD = /^[\p{L}][\p{L}\d-]*(?=:(?:\s|$))/u

/**
 * `blöcke:` at the margin of a text that can't be read: a key that the file lacks, misspelt or in German. It is put
 * right before what is below it, because it says what that has to be.
 */
export const misspeltHead = (
  { text, lines, inText }: Sheet,
  schema: Schema | undefined,
): Repair[] => {
  const shape = (schema && shapeOf(schema, {})) ?? {}
  const missing = requiredOf(shape).filter((name) => !text.includes(`${name}:`))
  if (missing.length === 0) return []
  const heads = lines.flatMap(({ text: line, start }, index) => {
    const [key = ''] = (!inText[index] && HEAD.exec(line)) || []
    const isUnknown = key !== '' && !Object.hasOwn(shape, key)
    const meant = isUnknown ? (translated(key, missing) ?? suggest(key, missing)) : undefined
    return meant === undefined ? [] : { key, meant, range: { start, end: start + key.length } }
  })
  const [head, ...others] = heads
  if (!head || others.some(({ meant }) => meant === head.meant)) return []
  const words = wordsFor(head, Object.keys(shape), head.meant, text)
  return [
    rename(head.range, head.meant, { ...words, instead: { text: head.meant, isSure: true } }, 0.45),
  ]
}
