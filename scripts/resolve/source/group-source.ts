import type { GroupSource, SourceLines } from '../../../src/content/field-source.ts'
import { isMap } from '../../schema/is-map.ts'
import { elementOf, type Schema, shapeOf, writtenAs } from '../../schema/schema.ts'
import { valueAt } from '../../schema/value-at.ts'
import { startOfLine } from '../../text/lines.ts'
import { positionInFile } from '../../text/source-file.ts'
import type { Checked } from '../../validate/validate.ts'
import { isHidden, isKeptBack, type Visibility } from './kept-back.ts'
import { linesAround } from './lines-around.ts'
import { namedPath } from './named-path.ts'

const DASH = /^[ \t]*-(?:[ \t\r\n]|$)/

/** What may stand between a dash and what it begins: an empty line, or a note. */
const BETWEEN = /^[ \t]*(?:#|\r?\n)/

/** Where the line with the dash of an entry begins; the line itself, where its dash is not right. */
const dashAbove = (text: string, line: number): number => {
  let start = line
  while (start > 0 && !DASH.test(text.slice(start))) {
    start = startOfLine(text, start - 1)
    if (!DASH.test(text.slice(start)) && !BETWEEN.test(text.slice(start))) return line
  }
  return start
}

/** Where the lines of an entry begin: its dash, and the comments right above it, unless the file begins with them. */
const startOfEntry = (text: string, offset: number): number => {
  const start = dashAbove(text, startOfLine(text, offset))
  let first = start
  while (first > 0 && text.startsWith('#', startOfLine(text, first - 1)))
    first = startOfLine(text, first - 1)
  return first === 0 ? start : first
}

/** The lines of an entry in a file that is a list of them, up to the next one. */
const linesOfEntry = (entry: Checked, around: Visibility): SourceLines => {
  const { file, path } = entry
  const { source, locate } = file
  const index = Number(path[0])
  const { value, found } = locate([index + 1])
  const start = startOfEntry(source.text, locate(path).value.start)
  const end = found ? startOfEntry(source.text, value.start) : source.text.length
  const below = found ? source.text.indexOf('\n', end) + 1 || source.text.length : end
  const isPrivate = isKeptBack(entry, { start, end: below }, around) && { isPrivate: true as const }
  const { line } = positionInFile(source, start)
  const [text, next] = [source.text.slice(start, end), source.text.slice(end, below)]
  return { first: line, start, text, next, ...isPrivate }
}

/** Whether a value holds what visitors never see, or do not see yet. */
const holdsHidden = (declared: Schema, value: unknown): boolean => {
  const schema = writtenAs(declared, value)
  if (isHidden(schema)) return true
  const element = elementOf(schema)
  if (Array.isArray(value))
    return element !== undefined && value.some((item) => holdsHidden(element, item))
  if (!isMap(value)) return false
  const shape = shapeOf(schema, value) ?? {}
  return Object.entries(value).some(([key, part]) => {
    const inner = Object.hasOwn(shape, key) ? shape[key] : undefined
    return inner !== undefined && holdsHidden(inner, part)
  })
}

const isInBrackets = ({ file }: Checked): boolean =>
  /[[{]/.test(file.source.text.charAt(file.locate([]).value.start))

/** A group as it is written; nothing where it can't be told apart from what is around it. */
export const groupSource = (checked: Checked, around: Visibility): GroupSource | undefined => {
  const { file, path, schema } = checked
  const written = valueAt(file.value, path)
  if (!isMap(written) || isInBrackets(checked)) return undefined
  const { [file.bodyKey ?? '']: _, ...value } = written
  const isEntry = path.length === 1 && typeof path[0] === 'number'
  const lines = isEntry ? linesOfEntry(checked, around) : linesAround(checked, '', around)
  const hidden = holdsHidden(schema, value) && { isPrivate: true as const }
  return {
    kind: 'group',
    file: file.source.name,
    path: namedPath(checked),
    lines,
    value,
    ...hidden,
  }
}
