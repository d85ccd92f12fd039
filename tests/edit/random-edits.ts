import type { Random } from '../../scripts/bench/random.ts'
import { changeText } from '../../scripts/edit/change/change-text.ts'
import type { ContentEdit, Step } from '../../scripts/edit/content-edit.ts'
import { fileValue } from '../../scripts/edit/sheet.ts'
import { isEqual } from '../../scripts/edit/spellings/equal.ts'
import { openSpellings } from '../../scripts/edit/spellings/spellings.ts'
import { withItem, withMoved, without, withValue } from '../../scripts/edit/with-value.ts'
import { valueAt } from '../../scripts/schema/value-at.ts'
import type { Text } from './round-trip.ts'
import { AWKWARD } from './values.ts'

const isGroup = (value: unknown): value is object => typeof value === 'object' && value !== null

const pathsIn = (value: unknown, path: Step[] = []): Step[][] => [
  path,
  ...(isGroup(value)
    ? Object.entries(value).flatMap(([key, part]) =>
        pathsIn(part, [...path, Array.isArray(value) ? Number(key) : key]),
      )
    : []),
]

const anyValue = (random: Random, depth = 0): unknown => {
  const kind = depth > 2 ? 0 : random.next()
  const some = (most: number) => Array.from({ length: Math.floor(random.next() * most) })
  if (kind < 0.7) return random.pick(AWKWARD.slice(0, -1))
  if (kind < 0.78) return Math.floor(random.next() * 1000)
  if (kind < 0.9) return some(4).map(() => anyValue(random, depth + 1))
  return Object.fromEntries(
    ['a', ...some(3)].map((_, at) => [`k${at}`, anyValue(random, depth + 1)]),
  )
}

/** An edit, and what the value is to be afterwards. */
interface Planned {
  edit: ContentEdit
  value: unknown
}

const plan = (root: unknown, random: Random): Planned => {
  const path = random.pick(pathsIn(root))
  const [owner, last] = [path.slice(0, -1), path.at(-1)]
  const kind = random.next()
  const [here, beside] = [valueAt(root, path), valueAt(root, owner)]
  if (Array.isArray(here) && kind < 0.4) {
    const [at, after] = [Math.floor(random.next() * (here.length + 1)), anyValue(random)]
    return { edit: { op: 'insert', path, at, after }, value: withItem(root, path, at, after) }
  }
  if (typeof last === 'number' && Array.isArray(beside) && kind < 0.6) {
    const to = Math.floor(random.next() * beside.length)
    return { edit: { op: 'move', path, to }, value: withMoved(root, owner, last, to) }
  }
  if (path.length > 1 && kind < 0.72)
    return { edit: { op: 'remove', path }, value: without(root, path) }
  if (path.length === 0) return plan(root, random)
  const after = anyValue(random)
  return { edit: { path, after }, value: withValue(root, path, after) }
}

/** A file after so many edits; what differs from the model, and where, is thrown. */
export const editAtRandom = (
  { name, text: first }: Text,
  edits: number,
  random: Random,
): string => {
  const spellings = openSpellings()
  let [text, value] = [first, fileValue({ name, text: first })]
  for (let count = 0; count < edits && isGroup(value); count += 1) {
    const planned = plan(value, random)
    const file = { path: name, name, text }
    const changed = changeText(file, planned.edit, { schema: undefined, spellings })
    const where = `${name}, edit ${count}: ${JSON.stringify(planned.edit)}`
    if ('refusal' in changed) throw new Error(`${where} ${changed.refusal.code}\n${text}`)
    ;({ text } = changed)
    ;({ value } = planned)
    if (!isEqual(fileValue({ name, text }), value)) throw new Error(`${where}\n${text}`)
  }
  return text
}
