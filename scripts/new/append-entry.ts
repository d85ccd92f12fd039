import { isDeepStrictEqual } from 'node:util'
import { columnOf } from '../text/lines.ts'
import type { Range } from '../text/source-file.ts'
import { readYaml } from '../yaml/yaml.ts'

const read = (text: string) => {
  const result = readYaml(text)
  return 'document' in result ? result.document : undefined
}

const itemsOf = (text: string): unknown[] => {
  const value = read(text)?.value
  return Array.isArray(value) ? value : []
}

/** A blank line before the entry, whatever the file ends with. */
const gapBehind = (text: string): string => {
  if (text === '' || /\n\r?\n$/.test(text)) return ''
  return text.endsWith('\n') ? '\n' : '\n\n'
}

const indent = (text: string, columns: number): string =>
  text.replace(/^(?=.)/gm, ' '.repeat(columns))

const insertion = (file: string, entry: string): Range & { text: string } => {
  const list = read(file)?.root.range
  if (list && file.slice(list.start, list.end) === '[]') return { ...list, text: entry.trimEnd() }
  const column = list && list.end > list.start ? columnOf(file, list.start) : 0
  return { start: file.length, end: file.length, text: gapBehind(file) + indent(entry, column) }
}

/**
 * Adds an entry to the end of a YAML list; everything that is there stays as it is, to the byte.
 *
 * @param entry the entry as it would stand in a list without indentation, with its dash
 * @returns the new text and where in it the entry begins; nothing where the file can't take one
 */
export const appendEntry = (
  file: string,
  entry: string,
): { text: string; offset: number } | undefined => {
  const { start, end, text } = insertion(file, entry)
  const inserted = file.includes('\r\n') ? text.replaceAll('\n', '\r\n') : text
  const appended = file.slice(0, start) + inserted + file.slice(end)
  const isWhole = isDeepStrictEqual(itemsOf(appended), [...itemsOf(file), ...itemsOf(entry)])
  return isWhole ? { text: appended, offset: start + inserted.indexOf('-') } : undefined
}
