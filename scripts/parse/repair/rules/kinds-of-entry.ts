import { requiredOf } from '../../../schema/required.ts'
import {
  choicesOf,
  discriminatorOf,
  elementOf,
  type Schema,
  shapeOf,
} from '../../../schema/schema.ts'
import { indentOf, isWritten, type Line, siblingIndent } from '../../../text/lines.ts'
import { isFilledItem, keyIn } from '../lines/group-lines.ts'
import { headsIn } from '../lines/heads.ts'
import type { Sheet } from '../repair.ts'

/** What may be an entry of the list in which one with its dash in this column would stand. */
export const elementsAt = (
  { lines }: Sheet,
  index: number,
  column: number,
  schema: Schema,
): Schema[] => {
  const isBeside = (line: Line) => isFilledItem(line) && indentOf(line.text) === column
  const owner = lines
    .slice(0, index)
    .findLast((line) => isWritten(line) && siblingIndent(line) <= column && !isBeside(line))
  const own = elementOf(schema)
  const name = owner && keyIn(owner)
  if (name === undefined) return own ? [own] : []
  return headsIn(schema).flatMap((head) => (head.name === name ? (head.element ?? []) : []))
}

/** A kind of entry that has all the names of a rest. */
export interface Kind {
  key: string | undefined
  option: string | undefined
  lacking: readonly string[]
}

/** The kinds of entry, of a list with several, that have all the names. */
export const kindsOf = (element: Schema, names: readonly string[]): Kind[] => {
  const key = discriminatorOf(element)
  const options = key === undefined ? [undefined] : choicesOf(element)
  return options.flatMap((option) => {
    const shape = shapeOf(element, key === undefined ? {} : { [key]: option }) ?? {}
    const lacking = requiredOf(shape).filter((name) => !names.includes(name))
    return names.every((name) => Object.hasOwn(shape, name)) ? [{ key, option, lacking }] : []
  })
}
