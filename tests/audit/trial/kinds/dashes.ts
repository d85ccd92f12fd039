import { edit, type Kind, type Make, spaces } from '../fault.ts'
import { childrenOf, endOf, listOf } from '../page.ts'

/** The line with something else where the dash and its space are. */
const instead =
  (sign: string, ...also: RegExp[]): Make =>
  (line) =>
    line.dash &&
    edit(
      line,
      1,
      `${' '.repeat(line.indent)}⟦${sign}${line.text.charAt(line.column)}⟧${line.text.slice(line.column + 1)}`,
      [line.text.slice(line.indent, line.indent + 42), ...also],
    )

/** An item or the head of an entry without its dash. */
const missing =
  (kind: 'item' | 'key', gap: 0 | 2): Make =>
  (line, page) => {
    if (!line.dash || line.kind !== kind) return
    const list = listOf(page, line)
    if (list.length < 2) return
    const margin = ' '.repeat(line.indent + gap)
    const rest = line.text.slice(line.column)
    const made = edit(line, 1, `⟦${margin}${rest}⟧`, line.text.slice(line.indent, line.indent + 42))
    // A text may go on in a second line; that can only be asked.
    return kind === 'item' ? { ...made, warned: true } : made
  }

/** All entries of a list without their dashes. */
const allMissing: Make = (line, page) => {
  if (line.kind !== 'item') return
  const list = listOf(page, line)
  const parent = line.parent
  if (list[0] !== line || list.length < 2 || list.length > 5 || !parent) return
  const lines = list.map((each) => ' '.repeat(each.column) + each.text.slice(each.column))
  return edit(
    parent,
    list.length + 1,
    [`⟦${parent.text}⟧`, ...lines.map((each) => `⟦${each}⟧`)],
    [/- |Strich/],
    { most: list.length },
  )
}

const beforeKey: Make = (line) =>
  line.kind === 'key' &&
  !line.dash &&
  line.parent &&
  line.indent > 1 &&
  edit(
    line,
    1,
    `${' '.repeat(line.indent)}⟦- ${line.key}⟧${line.text.slice(line.indent + line.key.length)}`,
    [/Löschen Sie den Strich/, /ohne Strich/],
  )

const beforeKeyOutside: Make = (line) =>
  line.kind === 'key' &&
  !line.dash &&
  line.entry &&
  line.indent === line.entry.indent + 2 &&
  edit(line, 1, `${' '.repeat(line.indent - 2)}⟦- ${line.text.trim()}⟧`, [
    /Löschen Sie den Strich/,
    /ohne Strich/,
    ...spaces(line.indent, line.indent - 2),
  ])

/** Dashes before all keys of a group. */
const beforeKeys: Make = (line, page) => {
  const children = line.kind === 'key' ? childrenOf(page, line) : []
  const [first] = children
  if (!first || first.dash || children.length < 2 || children.length > 4) return
  if (children.some((each) => each.kind !== 'key' || endOf(page, each) !== each.index)) return
  return edit(
    line,
    children.length + 1,
    [
      `⟦${line.text}⟧`,
      ...children.map((each) => `${' '.repeat(each.indent)}⟦- ${each.text.trim()}⟧`),
    ],
    [/Strich/],
    { most: children.length },
  )
}

const alone: Make = (line) =>
  line.kind === 'item' &&
  line.value !== '' &&
  edit(line, 1, [line.text, `${' '.repeat(line.indent)}⟦-⟧`], /löschen Sie die Zeile/i)

const emptyItem: Make = (line) =>
  line.kind === 'item' &&
  edit(line, 1, `${' '.repeat(line.indent)}⟦- ⟧`, [/Tragen Sie/, /löschen/i])

export const dashes: Kind[] = [
  { name: 'dash missing, text in its column', make: missing('item', 2), differs: true },
  { name: 'dash missing, text at the dash', make: missing('item', 0), differs: true },
  { name: 'dash of an entry missing', make: missing('key', 2), differs: true },
  { name: 'dash of an entry missing, out', make: missing('key', 0), differs: true },
  { name: 'dashes of a list missing', make: allMissing, differs: true },
  { name: 'dash twice, apart', make: instead('- - '), differs: true },
  { name: 'dash twice', make: instead('-- '), differs: true },
  { name: 'no space behind the dash', make: instead('-'), differs: true },
  { name: 'en dash', make: instead('– '), differs: true },
  { name: 'em dash', make: instead('— '), differs: true },
  { name: 'minus sign', make: instead('− '), differs: true },
  { name: 'asterisk for a dash', make: instead('* '), differs: true },
  { name: 'plus for a dash', make: instead('+ '), differs: true },
  { name: 'bullet for a dash', make: instead('• '), differs: true },
  { name: 'middle dot for a dash', make: instead('· '), differs: true },
  { name: 'number for a dash', make: instead('1. '), differs: true },
  { name: 'underscore for a dash', make: instead('_ '), differs: true },
  { name: 'tab behind the dash', make: instead('-\t') },
  { name: 'no-break space behind the dash', make: instead('-\u00a0', /Leertaste/), differs: true },
  { name: 'dash before a key', make: beforeKey, differs: true },
  { name: 'dash before a key, two out', make: beforeKeyOutside, differs: true },
  { name: 'dashes before keys', make: beforeKeys, differs: true },
  { name: 'dash alone', make: alone, differs: true },
  { name: 'item emptied', make: emptyItem, differs: true },
]
