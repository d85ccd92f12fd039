import type { FileEdit, RemoveEdit, SetEdit, Step } from '../../../scripts/edit/content-edit.ts'
import { namesOf } from '../../../scripts/resolve/source/named-path.ts'
import { jsonOf } from './value-json.ts'
import { withPart } from './with-part.ts'

interface InFile {
  file: string
  path: readonly Step[]
}

type SetInFile = SetEdit & InFile

/** An edit of one value, which is another one from then on, or gone. */
type PartEdit = SetInFile | (RemoveEdit & InFile)

interface Whole extends SetInFile {
  before: unknown[]
  after: unknown[]
}

/** Whether an edit gives a value another one. */
export const isSet = (edit: FileEdit): edit is SetInFile => edit.op === undefined

/** A list that is set as a whole. */
const isWhole = (edit: FileEdit): edit is Whole =>
  isSet(edit) && Array.isArray(edit.before) && Array.isArray(edit.after)

/** Whether an edit is one of an item, or of a part of it, that only its position in a list tells from others. */
const isBelow = (edit: FileEdit, { file, path, before }: Whole): edit is PartEdit => {
  if (edit.op === 'insert' || edit.op === 'move' || edit.file !== file) return false
  const position = Number(edit.path[path.length])
  return (
    path.every((step, index) => String(step) === String(edit.path[index])) &&
    position in before &&
    namesOf(before)[position] === undefined
  )
}

const positionsOf = (item: unknown, list: readonly unknown[]): number[] =>
  list.flatMap((other, index) => (jsonOf(other) === jsonOf(item) ? [index] : []))

/** Where an item of a list is in the changed one, if it is still there: the second of two alike is the second again. */
const newPosition = (position: number, { before, after }: Whole): number | undefined => {
  const item = before[position]
  const places = positionsOf(item, after)
  return places[positionsOf(item, before).indexOf(position)] ?? places.at(-1)
}

/** A list with what other edits say of its items, where it still has them. */
const withParts = (whole: Whole, below: readonly PartEdit[]): FileEdit => {
  // Looked for in the list as it was set: with one part made new, an item would not be known for the next.
  const placed = below.flatMap((edit) => {
    const [position, ...rest] = edit.path.slice(whole.path.length)
    const index = newPosition(Number(position), whole)
    const after = edit.op === 'remove' ? undefined : edit.after
    return index === undefined ? [] : [{ index, rest: rest.map(String), after }]
  })
  // The last item first: where one goes, those before it stay where they are.
  const after = placed
    .toSorted((one, other) => other.index - one.index)
    .reduce<unknown>(
      (list, part) => withPart(list, [String(part.index), ...part.rest], part.after),
      whole.after,
    )
  return { ...whole, after }
}

/** What was said of an item of a list, goes in with the list where that is set as a whole. */
export const foldParts = (edits: readonly FileEdit[]): FileEdit[] => {
  const wholes = edits.filter(isWhole)
  const belowOf = (whole: Whole) => edits.filter((edit) => isBelow(edit, whole))
  return edits
    .filter((edit) => !wholes.some((whole) => isBelow(edit, whole)))
    .map((edit) => (isWhole(edit) ? withParts(edit, belowOf(edit)) : edit))
}
