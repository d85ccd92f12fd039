import type { Sheet } from '../../edit/sheet.ts'
import { startOfLine } from '../../text/lines.ts'
import type { Style, Valued } from './touched.ts'

/** A group or list in lines of its own, below a key. */
interface Below {
  kind: 'list' | 'map'
  /** How much further in it stands than its key. */
  step: number
  /** Where its first line begins, and where its last one ends. */
  start: number
  end: number
  isTouched: boolean
}

const firstOf = ({ kind, items, entries }: Valued['node']): number | undefined =>
  kind === 'list' ? items[0]?.dash : [...entries.values()][0]?.key.start

const placesIn = ({ items, entries }: Valued['node']): number[] => [
  ...items.flatMap(({ dash }) => dash ?? []),
  ...[...entries.values()].map(({ key }) => key.start),
]

const below = (
  { text }: Sheet,
  { node, keyColumn }: Valued,
  isNew: (offset: number) => boolean,
) => {
  const first = firstOf(node)
  if (node.kind === 'scalar' || node.style !== 'lines' || first === undefined) return []
  const start = startOfLine(text, first)
  const isOwnLine = text.slice(start, first).trim() === ''
  if (keyColumn === undefined || !isOwnLine) return []
  const found = text.indexOf('\n', Math.max(node.range.end - 1, first))
  const end = found < 0 ? text.length : found
  const isTouched = placesIn(node).some(isNew)
  const kind = node.kind === 'list' ? ('list' as const) : ('map' as const)
  return [{ kind, step: first - start - keyColumn, start, end, isTouched } satisfies Below]
}

/** The step that most of them have. */
const usualStep = (all: readonly Below[]): number | undefined => {
  const counts = new Map<number, number>()
  for (const { step } of all) counts.set(step, (counts.get(step) ?? 0) + 1)
  return [...counts].toSorted((a, b) => b[1] - a[1])[0]?.[0]
}

const shifted = (lines: string, by: number): string =>
  lines.replace(/^[ ]*(?=[^\s])/gm, (indent) => ' '.repeat(Math.max(indent.length + by, 0)))

/** Where nothing tells: as the handbook has them. */
const USUAL = 2

/** Groups and lists as far in as the others of their file. */
export const usualColumns: Style = ({ sheet, values, isNew }) => {
  const all = values.flatMap((valued) => below(sheet, valued, isNew))
  return all
    .filter(({ isTouched }) => isTouched)
    .flatMap(({ kind, step, start, end }) => {
      const others = all.filter((each) => each.kind === kind && !each.isTouched)
      const by = (usualStep(others) ?? USUAL) - step
      const { text } = sheet
      const moved = shifted(text.slice(start, end), by)
      return by === 0 ? [] : [{ text: text.slice(0, start) + moved + text.slice(end) }]
    })
}
