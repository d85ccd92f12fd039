import { isMap } from '../../../schema/is-map.ts'
import { type Schema, shapeOf } from '../../../schema/schema.ts'
import { columnOf, startOfLine } from '../../../text/lines.ts'
import type { Range } from '../../../text/source-file.ts'
import type { Path } from '../../../yaml/locate.ts'
import type { YamlNode } from '../../../yaml/node.ts'
import { keyWording } from '../../key-messages.ts'
import { lineWording } from '../../line-messages.ts'
import { type Judged, type Spot, spotAt } from '../flaw.ts'
import type { Repair } from '../repair.ts'
import { isOfLines, type Part, partsOf, writtenOf } from '../shapes.ts'

/** A line that belongs to a group beside it: `title` of a page, outside `meta`. */
export const keyElsewhere = (
  { key, range, node }: Part,
  owner: YamlNode,
  group: Schema,
  text: string,
): Repair[] => {
  const shape = shapeOf(group, {}) ?? {}
  const { end } = writtenOf(node, text)
  if (node.kind !== 'scalar' || text.slice(range.start, end).includes('\n')) return []
  const lineBreak = text.indexOf('\n', end)
  const lineEnd = lineBreak < 0 ? text.length : lineBreak + 1
  // A note behind it goes with it.
  const moved = text.slice(range.start, lineEnd).trimEnd()
  // By the names that there are: of those that there are not, a file may have thousands.
  return Object.entries(shape).flatMap(([name, part]) => {
    const beside = owner.entries.get(name)?.node
    const inner = shapeOf(part as Schema, {})
    const [first] = beside ? partsOf(beside) : []
    if (!first || !beside || !inner || !Object.hasOwn(inner, key) || beside.entries.has(key))
      return []
    if (!isOfLines(beside, text)) return []
    const column = columnOf(text, first.range.start)
    const start = startOfLine(text, range.start)
    if (text.slice(start, range.start).trim() !== '') return []
    const line = text.slice(range.start, end)
    const at = first.range.start
    return [
      {
        range,
        wording: keyWording.keyElsewhere(key, name, line, column),
        edits: [
          { start: at, end: at, by: `${moved}\n${' '.repeat(column)}` },
          { start, end: lineEnd, by: '' },
        ].toSorted((a, b) => a.start - b.start),
        cost: 0.6,
      },
    ]
  })
}

/** A part with all its lines, from the beginning of the first; nothing where something else stands there as well. */
const linesOf = ({ range, node }: Part, text: string) => {
  const start = startOfLine(text, range.start)
  const written = text.slice(0, Math.max(writtenOf(node, text).end, range.end)).trimEnd().length
  const end = text.indexOf('\n', written)
  const isAlone = text.slice(start, range.start).trim() === ''
  return isAlone && end >= 0 ? { start, end: end + 1 } : undefined
}

/** Lines some columns further out. */
const dedented = (lines: string, by: number): string =>
  lines.replace(/^ */gm, (margin) => margin.slice(by)).trimEnd()

/** `  message:` beside the lines that stand below it: only the head has moved in. */
const headMovedOut = (part: Part, lines: Range, column: number, text: string): Repair[] => {
  const found = columnOf(text, part.range.start)
  const isHead = text.slice(part.range.start, lines.end).trimEnd() === `${part.key}:`
  const below = /^ *(?=\S)/.exec(text.slice(lines.end))?.[0].length
  if (!isHead || below !== found || below < column + 2) return []
  return [
    {
      range: part.range,
      wording: lineWording.indent(found, column),
      edits: [{ start: lines.start, end: part.range.start, by: ' '.repeat(column) }],
      cost: 0.5,
    },
  ]
}

/** The part of a group that stands in one of its parts, behind which it would have its place. */
const movedOut = (part: Part, inner: Part, outer: YamlNode, text: string): Repair[] => {
  const lines = linesOf(part, text)
  const around = linesOf(inner, text)
  // The last lines need no other place, only another column.
  if (!lines || !around || lines.end >= around.end || !isOfLines(outer, text)) return []
  const column = columnOf(text, inner.range.start)
  const by = columnOf(text, part.range.start) - column
  const moved = dedented(text.slice(lines.start, lines.end), by)
  return [
    ...headMovedOut(part, lines, column, text),
    {
      range: part.range,
      wording: keyWording.keyFurtherOut(part.key, inner.key, moved.split('\n'), column),
      edits: [
        { ...lines, by: '' },
        { start: around.end, end: around.end, by: `${moved}\n` },
      ],
      cost: 0.6,
    },
  ]
}

/** Whether all that stands below a part in its group belongs outside as it does: these lines were moved together. */
const isWithRest = ({ key }: Part, inner: Spot, outer: Spot): boolean => {
  const names = [...(inner.node?.entries.keys() ?? [])]
  const own = (inner.schema && shapeOf(inner.schema, inner.value)) ?? {}
  const free = (outer.schema && shapeOf(outer.schema, outer.value)) ?? {}
  const below = names.slice(names.indexOf(key) + 1)
  return (
    below.length > 0 &&
    below.every((name) => Object.hasOwn(free, name) && !Object.hasOwn(own, name))
  )
}

/** A line or group that belongs to one of the groups around its own: `emergency` of the site, in `company`. */
export const keyFurtherOut = (part: Part, path: Path, judged: Judged): Repair[] => {
  const { text } = judged
  const steps = path.map((_, index) => path.slice(0, path.length - 1 - index))
  return steps.flatMap((outer) => {
    const around = spotAt(judged, outer)
    const { value, node, schema } = around
    if (!isMap(value) || Object.hasOwn(value, part.key)) return []
    if (!schema || !Object.hasOwn(shapeOf(schema, value) ?? {}, part.key)) return []
    // The search moves lines back to another column by itself.
    if (isWithRest(part, spotAt(judged, path), around)) return []
    const inner = node && partsOf(node).find(({ key }) => key === path[outer.length])
    return node && inner ? movedOut(part, inner, node, text) : []
  })
}
