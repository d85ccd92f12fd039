import { type Schema, shapeOf } from '../../../schema/schema.ts'
import { indentOf, isWritten, type Line, siblingIndent } from '../../../text/lines.ts'
import { typed, unquoted } from '../../../yaml/quote.ts'
import { isFilledItem, keyIn, linesBeside, namesIn } from '../lines/group-lines.ts'
import { headsIn } from '../lines/heads.ts'
import type { Sheet } from '../repair.ts'
import { elementsAt, type Kind, kindsOf } from './kinds-of-entry.ts'

/** What the group may be whose names stand in a column around a line. */
export const groupsAt = (sheet: Sheet, index: number, column: number, schema: Schema): Schema[] => {
  const { lines } = sheet
  const first = linesBeside(sheet, index - 1, column, -1).at(-1)
  if (first && isFilledItem(first))
    return elementsAt(sheet, lines.indexOf(first), indentOf(first.text), schema)
  if (column === 0) return [schema]
  const owner = lines
    .slice(0, index)
    .findLast((line, at) => !sheet.inText[at] && isWritten(line) && siblingIndent(line) < column)
  const name = owner && keyIn(owner)
  return headsIn(schema).flatMap((head) => (head.name === name && !head.isList ? head.group : []))
}

/** What a text may be behind its name, and how it is written there: `400` is a number where one is wanted. */
export const valuesOf = (text: string): { value: unknown; written: string }[] => {
  const bare = unquoted(text)
  const isNumber = bare === text && /^\d+(?:\.\d+)?$/.test(text)
  const written = bare === text ? typed(text) : text
  return [...(isNumber ? [{ value: Number(text), written: text }] : []), { value: bare, written }]
}

/** A name that a text may have lost, and how the text is written behind it. */
export interface Lost {
  name: string
  written: string
  isNeeded: boolean
  /** Whether the name stands there in the order in which the schema has the names of the group. */
  isInOrder: boolean
}

/** The lines with names between which a text stands in its group. */
export interface Between {
  above: readonly Line[]
  below: readonly Line[]
}

/** The kinds that a group may be of which it lacks something: the one that it says, if it does. */
export const kindsBetween = (group: Schema, { above, below }: Between): Kind[] => {
  const lines = [...above, ...below]
  const kinds = kindsOf(group, namesIn(lines))
  const said = kinds.filter(({ key, option }) =>
    lines.some((line) => keyIn(line) === key && line.text.trimEnd().endsWith(`: ${option}`)),
  )
  return said.length > 0 ? said : kinds
}

/** `asdf`: one word that begins no title and no sentence. */
const WORD = /^\p{Ll}\S*$/u

/** Whether a word says by itself that it is such a value: a choice, and no text or id like any other. */
const isSaidBy = (text: string, schema: Schema | undefined): boolean =>
  !WORD.test(text) || schema?.safeParse(`${text}a`).success === false

/** The names that a text may have lost: those that its group cannot be without, or the only one that belongs here. */
export const lostFor = (group: Schema, between: Between, text: string): Lost[] =>
  kindsBetween(group, between).flatMap(({ key, option, lacking }) => {
    const shape = shapeOf(group, key === undefined ? {} : { [key]: option }) ?? {}
    const all = Object.keys(shape)
    const [above, below] = [between.above, between.below].map(namesIn) as [string[], string[]]
    // `id`: a name itself, which lacks its value.
    if (all.includes(text) && ![...above, ...below].includes(text)) return []
    const [first, last] = [above, below].map(([name = '']) => all.indexOf(name)) as [number, number]
    const here = all.slice(first + 1, last < 0 ? undefined : last)
    const taking = (names: readonly string[], isNeeded: boolean) =>
      names.flatMap((name) => {
        const taken = valuesOf(text).find(({ value }) => shape[name]?.safeParse(value).success)
        const isInOrder = here.includes(name)
        return taken ? [{ name, written: taken.written, isNeeded, isInOrder }] : []
      })
    const needed = taking(lacking, true)
    if (needed.length > 0) return needed
    const free = taking(here, false).filter(({ name }) => isSaidBy(text, shape[name]))
    return free.length === 1 ? free : []
  })
