import { groupBy } from '../../../../src/content/group-by.ts'
import type { Edit } from '../../../text/edits.ts'
import { holdsOffset } from '../../../text/holds-offset.ts'
import {
  columnOf,
  countLines,
  indentOf,
  linesOf,
  siblingIndent,
  startOfLine,
} from '../../../text/lines.ts'
import type { Range } from '../../../text/source-file.ts'
import type { YamlAlias, YamlAnchor } from '../../../yaml/document.ts'
import type { YamlNode } from '../../../yaml/node.ts'
import { readReferences } from '../../../yaml/yaml.ts'
import { valueWording } from '../../value-messages.ts'
import { blockTextLines } from '../block-texts.ts'
import { SURE } from '../costs.ts'
import type { Repair } from '../repair.ts'

/**
 * Characters that all copies may have together: more than anybody repeats by hand, and beyond it a file could fill
 * the disk.
 */
const MOST = 20_000

/** Pairs of a name and a place that uses it: more than anybody writes, and each one is looked at. */
const MOST_PAIRS = 1_000_000

/** Where a value in lines ends: with the last one in it. */
const lastIn = (node: YamlNode): YamlNode => {
  const last = node.items.at(-1) ?? [...node.entries.values()].at(-1)?.node
  return last && node.style === 'lines' ? lastIn(last) : node
}

/** Behind a value, and the quotation mark that closes it. */
const endOf = (node: YamlNode): number =>
  node.range.end + (/^(?:single|double)$/.test(lastIn(node).style) ? 1 : 0)

/** What stands in a range, its lines moved from one column to another. */
const movedTo = (text: string, { start, end }: Range, from: number, to: number): string => {
  const [first = '', ...others] = text.slice(start, end).trimEnd().split('\n')
  const move = (line: string) =>
    to > from ? ' '.repeat(to - from) + line : line.replace(new RegExp(`^ {0,${from - to}}`), '')
  return [first, ...others.map((line) => (line.trim() === '' ? line : move(line)))].join('\n')
}

/** The column in which a key beside a place of a line stands. */
const columnOfKey = (text: string, offset: number): number =>
  siblingIndent({ text: text.slice(startOfLine(text, offset), offset) })

/** The value in the place of its name. */
const valueInstead = (text: string, { mark }: YamlAlias, anchor: YamlAnchor): string => {
  const { kind, style } = anchor.node
  const range = { start: anchor.node.range.start, end: endOf(anchor.node) }
  if (kind === 'scalar' || style === 'brackets') {
    // The mark of a text in lines belongs to it as well.
    const whole = { start: withoutMark(text, anchor).end, end: range.end }
    return movedTo(text, whole, columnOfKey(text, whole.start), columnOfKey(text, mark.start))
  }
  const from = columnOf(text, range.start)
  const before = text.slice(startOfLine(text, mark.start), mark.start)
  if (/^[\s-]*$/.test(before)) return movedTo(text, range, from, before.length)
  const column = columnOfKey(text, mark.start) + 2
  return `\n${' '.repeat(column)}${movedTo(text, range, from, column)}`
}

/** What a map lacks of another one, in the place of `<<`. */
const entriesInstead = (
  text: string,
  { key, entries }: NonNullable<YamlAlias['merge']>,
  { node }: YamlAnchor,
): string => {
  const column = columnOf(text, key.start)
  return [...node.entries]
    .filter(([name]) => name !== '<<' && !entries.has(name))
    .map(([, entry]) => {
      const range = { start: entry.key.start, end: endOf(entry.node) }
      return movedTo(text, range, columnOf(text, entry.key.start), column)
    })
    .join(`\n${' '.repeat(column)}`)
}

const placeOf = ({ mark, merge }: YamlAlias): Range => ({
  start: merge?.key.start ?? mark.start,
  end: mark.end,
})

const instead = (text: string, alias: YamlAlias, anchor: YamlAnchor): Edit => ({
  ...placeOf(alias),
  by: alias.merge ? entriesInstead(text, alias.merge, anchor) : valueInstead(text, alias, anchor),
})

/** The name goes, with the space behind it. */
const withoutMark = (text: string, { mark }: YamlAnchor): Edit => ({
  start: mark.start,
  end: mark.end + (/^[ \t]*/.exec(text.slice(mark.end))?.[0].length ?? 0),
  by: '',
})

const unfold = (text: string, anchor: YamlAnchor, aliases: readonly YamlAlias[]): Repair[] => {
  const [first] = aliases
  if (!first) return []
  const range = placeOf(first)
  const line = countLines(text.slice(0, anchor.mark.end))
  const written = text.slice(range.start, range.end)
  return [
    {
      range,
      wording: valueWording.reference(written, anchor.name, line, aliases.length - 1),
      edits: [withoutMark(text, anchor), ...aliases.map((each) => instead(text, each, anchor))],
      cost: SURE,
      // What is the same now, need not stay so: people write it out.
      isGuess: true,
    },
  ]
}

/** `<<: *brot`, maybe behind a dash. */
const MERGE = /^(\s*)(-\s+)?<<:\s*\*\S+\s*$/

/** What refers to a value that nobody has given a name: the rest of the entry stays as it is. */
export const findLostReferences = (text: string): Repair[] => {
  // With a name somewhere, it may be misspelt.
  if (!text.includes('<<:') || /(?:^|\s)&[\w-]+(?:\s|$)/.test(text)) return []
  const lines = linesOf(text)
  const inText = blockTextLines(lines)
  return lines.flatMap((line, index) => {
    if (inText[index]) return []
    const [, margin = '', dash = ''] = MERGE.exec(line.text) ?? []
    const below = lines[index + 1]
    const column = margin.length + dash.length
    if (!MERGE.test(line.text) || !below || indentOf(below.text) !== column) return []
    const written = line.text.trim().slice(dash.length)
    const start = line.start + (dash === '' ? 0 : column)
    // The dash stays, before the line below.
    const end = below.start + (dash === '' ? 0 : column)
    return [
      {
        range: { start: line.start + column, end: line.start + column + written.length },
        wording: valueWording.lostReference(
          written,
          dash === '' ? undefined : `- ${below.text.trim()}`,
        ),
        edits: [{ start, end, by: '' }],
        cost: SURE,
        isGuess: true,
      },
    ]
  })
}

/**
 * Values that are written once and referred to elsewhere, each written out in full; a value that contains such
 * references itself is left for the next round.
 */
export const findReferences = (text: string): Repair[] => {
  if (!(text.includes('&') && text.includes('*'))) return []
  const { anchors, aliases } = readReferences(text)
  if (anchors.length * aliases.length > MOST_PAIRS) return []
  const anchorOf = (alias: YamlAlias) =>
    anchors.findLast(({ name, mark }) => name === alias.name && mark.start < alias.mark.start)
  const byAnchor = groupBy(aliases, anchorOf)
  const repairs = anchors
    .filter(({ node }) => !aliases.some(({ mark }) => holdsOffset(node.range, mark.start)))
    .flatMap((anchor) => unfold(text, anchor, byAnchor.get(anchor) ?? []))
  const length = repairs.flatMap(({ edits }) => edits).reduce((sum, { by }) => sum + by.length, 0)
  return length > MOST ? [] : repairs
}
