import type { MarkChange, Selected } from './selected.ts'

const ITEM = /^(\s*)[-*+]\s+/

const isEmptyLine = (line: string): boolean => line.trim() === ''

const lineStart = (text: string, at: number): number => text.slice(0, at).lastIndexOf('\n') + 1

const lineEnd = (text: string, at: number): number => {
  const found = text.indexOf('\n', at)
  return found < 0 ? text.length : found
}

const isList = (lines: readonly string[]): boolean =>
  lines.every((line) => isEmptyLine(line) || ITEM.test(line)) &&
  lines.some((line) => ITEM.test(line))

const asItem = (line: string): string => (ITEM.test(line) ? line : line.replace(/^(\s*)/, '$1- '))

/** An empty line alone becomes the first item; among others it parts them. */
const asItems = (lines: readonly string[]): string[] =>
  lines.map((line) => (isEmptyLine(line) && lines.length > 1 ? line : asItem(line)))

/** The lines as items of a list, or no longer. */
export const changeList = ({ text, start, end }: Selected): MarkChange => {
  const from = lineStart(text, start)
  const to = lineEnd(text, end)
  const lines = text.slice(from, to).split('\n')
  const changed = isList(lines) ? lines.map((line) => line.replace(ITEM, '$1')) : asItems(lines)
  const by = changed.join('\n')
  const caret = from + by.length
  return { from, to, by, start: start === end ? caret : from, end: caret }
}

const ITEM_HEAD = /^[ \t]*(?:[-*+]|\d+[.)])[ \t]+/

/** What parts a line from the one before, as far as nothing does yet. */
const partingBefore = (text: string, from: number): string => {
  const end = Math.max(from - 1, 0)
  return isEmptyLine(text.slice(lineStart(text, end), end)) ? '' : '\n'
}

/**
 * What Enter does in a list: the next item, or the end of the list where an item is empty, with an empty line: what is
 * written right below an item is part of it. Elsewhere nothing.
 */
export const nextItem = ({ text, start, end }: Selected): MarkChange | undefined => {
  const from = lineStart(text, start)
  const before = text.slice(from, start)
  const [head] = ITEM_HEAD.exec(before) ?? []
  if (start !== end || head === undefined) return undefined
  const isEmpty = before === head && /^[ \t]*(?:\n|$)/.test(text.slice(start))
  const next = `\n${head.replace(/\d+/, (number) => String(Number(number) + 1))}`
  const by = isEmpty ? partingBefore(text, from) : next
  const at = isEmpty ? from : start
  return { from: at, to: start, by, start: at + by.length, end: at + by.length }
}
