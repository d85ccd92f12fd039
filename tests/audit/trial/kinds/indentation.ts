import { type Edit, edit, type Kind, type Make, spaces } from '../fault.ts'
import { childrenOf, endOf, groupOf, type Line, listOf, type Page } from '../page.ts'

const shift = (text: string, by: number) =>
  text === '' ? text : by < 0 ? text.slice(-by) : ' '.repeat(by) + text

/** The line that is out of place, marked from its margin to the end of what begins it. */
const marked = (text: string) => {
  const end = /^ *(?:- )?(?:[\w-]+:|\S+)/.exec(text)?.[0].length ?? text.length
  return `⟦${text.slice(0, end)}⟧${text.slice(end)}`
}

const isSingle = (page: Page, line: Line) => endOf(page, line) === line.index

/**
 * Lines from `first` to `last`, moved by some columns; the first of them is the place. Nobody who moves
 * lines deletes what stands in them.
 */
const move = (page: Page, first: number, last: number, by: number): Edit | undefined => {
  const lines = page.lines.slice(first, last + 1)
  if (lines.some(({ kind, indent }) => kind !== 'blank' && indent + by < 0)) return undefined
  const [head, ...rest] = lines.map(({ text }) => shift(text, by)) as [string, ...string[]]
  const from = lines[0]?.indent ?? 0
  return edit(first, lines.length, [marked(head), ...rest], spaces(from, from + by))
}

const isLaterKey = (line: Line, page: Page) =>
  line.kind === 'key' && !line.dash && groupOf(page, line)[0] !== line

const keyBy =
  (by: number): Make =>
  (line, page) =>
    isLaterKey(line, page) &&
    line.indent + by >= 0 &&
    isSingle(page, line) &&
    move(page, line.index, line.index, by)

/** The first key of a group: it, or all others, may be out of place. */
const firstKeyBy =
  (by: number): Make =>
  (line, page) => {
    if (line.kind !== 'key' || line.dash || !line.parent || line.indent + by < 0) return
    const group = groupOf(page, line)
    const [first, second] = group
    if (first !== line || !second || group.length < 3 || !isSingle(page, line)) return
    if (second.index !== line.index + 1) return
    return edit(
      line,
      2,
      [marked(shift(line.text, by)), marked(second.text)],
      [...spaces(line.indent, line.indent + by), ...spaces(line.indent + by, line.indent)],
    )
  }

const itemBy =
  (by: number, wanted: 'first' | 'middle' | 'last'): Make =>
  (line, page) => {
    if (!line.dash || line.indent + by < 0 || endOf(page, line, line.indent) !== line.index) return
    const list = listOf(page, line).filter(({ entry }) => entry)
    const at = list.indexOf(line)
    const where = at === 0 ? 'first' : at === list.length - 1 ? 'last' : 'middle'
    if (list.length < 2 || where !== wanted) return
    const second = page.lines[line.index + 1]
    if (where !== 'first' || !second?.dash) return move(page, line.index, line.index, by)
    return edit(
      line,
      2,
      [marked(shift(line.text, by)), marked(second.text)],
      [...spaces(line.indent, line.indent + by), ...spaces(line.indent + by, line.indent)],
    )
  }

/** A key with all that is under it. */
const groupBy =
  (by: number): Make =>
  (line, page) =>
    isLaterKey(line, page) &&
    !isSingle(page, line) &&
    line.indent + by >= 0 &&
    move(page, line.index, endOf(page, line), by)

/** What stands under a key, without the key. */
const childrenBy =
  (by: number): Make =>
  (line, page) => {
    const children = line.kind === 'key' ? childrenOf(page, line) : []
    const [first] = children
    if (first?.kind !== 'key' || first.dash || first.indent + by < 0) return
    const made = move(page, first.index, endOf(page, line), by)
    return (
      made && {
        ...made,
        start: line.index,
        count: made.count + 1,
        lines: [line.text, ...made.lines],
        expected: made.expected.map((each) => ({
          ...each,
          places: [
            ...each.places.map((place) => ({ ...place, line: place.line + 1 })),
            { line: 0, from: line.column + 1, to: line.text.length + 1 },
          ],
        })),
      }
    )
  }

/** An entry of a list with all its lines. */
const entryBy =
  (by: number): Make =>
  (line, page) => {
    if (!line.dash || line.kind !== 'key' || line.indent + by < 0) return
    const last = endOf(page, line, line.indent)
    const list = listOf(page, line)
    if (list.indexOf(line) === 0 || last === line.index) return
    return move(page, line.index, last, by)
  }

/** Everything from an entry to the end of the file. */
const restBy =
  (by: number): Make =>
  (line, page) => {
    if (!line.dash || line.kind !== 'key' || line.indent + by < 0 || line.indent > 2) return
    const list = listOf(page, line)
    const last = page.lines.findLastIndex(({ kind }) => kind !== 'blank')
    if (list.length < 3 || list.indexOf(line) < 1 || page.file.endsWith('.md')) return
    const made = move(page, line.index, last, by)
    // Of two entries either may be the one in the wrong column.
    const [first] = list
    return made && list.indexOf(line) === 1 && first ? orFirst(made, first, by) : made
  }

/** A move that is as right when it is the line above, with all that is below it, that moves there. */
const orFirst = (made: Edit, first: Line, by: number): Edit => ({
  ...made,
  expected: made.expected.map(({ places, repair }) => ({
    places: [...places, { line: first.index - made.start, from: 1, to: first.column + 1 }],
    repair: [...repair, ...spaces(first.indent + by, first.indent)],
  })),
})

/** Some of the lines of an entry, after the first. */
const linesBy =
  (by: number): Make =>
  (line, page, random) => {
    if (!isLaterKey(line, page) || line.indent + by < 0) return
    const group = groupOf(page, line)
    const rest = group.slice(group.indexOf(line), group.indexOf(line) + random.whole(2, 3))
    const last = rest.at(-1)
    if (rest.length < 2 || !last) return
    return move(page, line.index, endOf(page, last), by)
  }

/** The second half of a list. */
const itemsBy =
  (by: number): Make =>
  (line, page) => {
    if (line.kind !== 'item' || line.indent + by < 0) return
    const list = listOf(page, line)
    const at = list.indexOf(line)
    if (at !== Math.ceil(list.length / 2) || list.length < 4) return
    return move(page, line.index, list.at(-1)?.index ?? line.index, by)
  }

const tabbed = ({ text, indent }: Line) => '\t'.repeat(Math.ceil(indent / 2)) + text.slice(indent)

const TAB = /Leerzeichen/

const oneTab: Make = (line) =>
  line.indent > 0 &&
  (line.kind === 'key' || line.kind === 'item') &&
  edit(line, 1, tabbed(line).replace(/^\t+[^:]*/, '⟦$&⟧'), TAB)

const manyTabs =
  (from: (line: Line, page: Page) => [number, number] | undefined): Make =>
  (line, page) => {
    const range = from(line, page)
    if (!range) return
    const lines = page.lines.slice(range[0], range[1] + 1)
    const head = lines.findIndex(({ indent, kind }) => indent > 0 && kind !== 'note')
    if (head < 0) return
    const texts = lines.map((each, index) =>
      index === head ? tabbed(each).replace(/^\t+[^:]*/, '⟦$&⟧') : tabbed(each),
    )
    return edit(range[0], lines.length, texts, TAB, { most: lines.length })
  }

const entryLines = (line: Line, page: Page): [number, number] | undefined =>
  line.dash && line.kind === 'key' ? [line.index, endOf(page, line, line.indent)] : undefined

const groupLines = (line: Line, page: Page): [number, number] | undefined =>
  line.kind === 'key' && line.value === '' ? [line.index, endOf(page, line)] : undefined

const allLines = (line: Line, page: Page): [number, number] | undefined =>
  line.index === 0 && !page.file.endsWith('.md') ? [0, page.lines.length - 1] : undefined

const GAP = /Leerzeichen/

const otherSpace =
  (sign: string, all: boolean): Make =>
  (line) => {
    if (line.indent === 0 || (line.kind !== 'key' && line.kind !== 'item')) return
    const gap = all ? sign.repeat(line.indent) : sign + ' '.repeat(line.indent - 1)
    return edit(
      line,
      1,
      `⟦${gap}${line.text.slice(line.indent, line.column + 1)}⟧${line.text.slice(line.column + 1)}`,
      GAP,
    )
  }

export const indentation: Kind[] = [
  ...[1, 2, 3, 4].map((by) => ({ name: `key ${by} in`, make: keyBy(by), differs: true })),
  ...[-1, -2, -3, -4].map((by) => ({ name: `key ${-by} out`, make: keyBy(by), differs: true })),
  ...[1, 2].map((by) => ({ name: `first key ${by} in`, make: firstKeyBy(by), differs: true })),
  ...[-1, -2].map((by) => ({ name: `first key ${-by} out`, make: firstKeyBy(by), differs: true })),
  ...(['first', 'middle', 'last'] as const).flatMap((where) =>
    [1, 2, 4, -1, -2].map((by) => ({
      name: `${where} item ${Math.abs(by)} ${by > 0 ? 'in' : 'out'}`,
      make: itemBy(by, where),
      differs: true,
    })),
  ),
  ...[1, 2, 4, -1, -2].map((by) => ({
    name: `group ${Math.abs(by)} ${by > 0 ? 'in' : 'out'}`,
    make: groupBy(by),
    differs: true,
  })),
  ...[-1, -2].map((by) => ({ name: `children ${-by} out`, make: childrenBy(by), differs: true })),
  ...[1, 2, 4, -1, -2].map((by) => ({
    name: `entry ${Math.abs(by)} ${by > 0 ? 'in' : 'out'}`,
    make: entryBy(by),
    differs: true,
  })),
  ...[1, 2, -1, -2].map((by) => ({
    name: `rest of the file ${Math.abs(by)} ${by > 0 ? 'in' : 'out'}`,
    make: restBy(by),
    differs: true,
    whole: true,
  })),
  ...[1, 2, -1, -2].map((by) => ({
    name: `some lines ${Math.abs(by)} ${by > 0 ? 'in' : 'out'}`,
    make: linesBy(by),
    differs: true,
  })),
  ...[1, 2, -1].map((by) => ({
    name: `half a list ${Math.abs(by)} ${by > 0 ? 'in' : 'out'}`,
    make: itemsBy(by),
    differs: true,
  })),
  { name: 'tab before a line', make: oneTab },
  { name: 'tabs in an entry', make: manyTabs(entryLines) },
  { name: 'tabs in a group', make: manyTabs(groupLines) },
  { name: 'tabs throughout the file', make: manyTabs(allLines), whole: true },
  { name: 'no-break spaces before a line', make: otherSpace('\u00a0', true) },
  { name: 'a no-break space before a line', make: otherSpace('\u00a0', false) },
  { name: 'wide spaces before a line', make: otherSpace('\u2003', true) },
]
