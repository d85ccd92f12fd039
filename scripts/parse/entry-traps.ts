import { columnOf } from '../text/lines.ts'
import type { YamlNode } from '../yaml/node.ts'
import { lineWording } from './line-messages.ts'
import type { Trap } from './trap.ts'

/** Nobody breaks a line in which the next word has room. */
const NARROWEST = 80

/** A line of a text with another below it. */
const BROKEN_LINE = /^( +)(?!- |#|[\w-]+:)\S.*(?=\n\1(?!- |#|[\w-]+:)\S)/gm

/** How far the lines of a file go whose texts go on in the next one. */
const widthOf = (text: string): number =>
  [...text.matchAll(BROKEN_LINE)].reduce(
    (most, [line]) => Math.max(most, line.trimEnd().length),
    NARROWEST,
  )

/** Whether a word begins with no small letter, as an entry would. */
const isBeginning = (word: string): boolean => !/^\p{Ll}/u.test(word)

/** The second line of an entry that goes on although the first has room for its first word. */
const secondLine = (text: string, { range }: YamlNode, width: number): Trap[] => {
  const [first = '', second = '', ...others] = text.slice(range.start, range.end).split('\n')
  const start = columnOf(text, range.start)
  const [word = ''] = second.trim().split(' ', 1)
  if (word === '' || others.length > 0 || /^[>|]/.test(first)) return []
  const length = start + first.trimEnd().length + 1 + word.length
  if (length > NARROWEST && !(isBeginning(word) && length <= width)) return []
  const indent = second.length - second.trimStart().length
  const from = range.start + first.length + 1 + indent
  const words = lineWording.wrappedEntry(second.trim(), Math.max(start - 2, 0))
  return [{ range: { start: from, end: range.end }, wording: words, isWarning: true }]
}

/** Of texts on a line each, the one that goes on. */
const longIn = (text: string, items: readonly YamlNode[]): YamlNode[] => {
  const isLong = ({ range }: YamlNode) => text.slice(range.start, range.end).includes('\n')
  const [long, ...others] = items.filter(isLong)
  const isPlain = items.every(({ kind }) => kind === 'scalar') && !long?.quoted
  return long && others.length === 0 && isPlain ? [long] : []
}

const longBelow = (text: string, { items, entries }: YamlNode): YamlNode[] => [
  ...longIn(text, items),
  ...items.flatMap((item) => longBelow(text, item)),
  ...[...entries.values()].flatMap(({ node }) => longBelow(text, node)),
]

/** Of texts on a line each, one that goes on may be two whose dash is missing: every such one in a document. */
export const entryTraps = (text: string, root: YamlNode): Trap[] => {
  const long = longBelow(text, root)
  const width = long.length > 0 ? widthOf(text) : NARROWEST
  return long.flatMap((node) => secondLine(text, node, width))
}
