import type { FieldSource } from '../../../src/content/field-source.ts'
import { BODY, isMarkdown } from '../../text/markdown-file.ts'
import type { Range } from '../../text/source-file.ts'
import type { Path } from '../../yaml/locate.ts'
import type { YamlNode } from '../../yaml/node.ts'
import { changeBody } from '../change/change-body.ts'
import { setValue } from '../entries/set.ts'
import { lineBreakOf, openSheet, type Sheet } from '../sheet.ts'

/** A new text for one that a page shows. */
export interface FieldEdit {
  field: FieldSource
  after: string
}

/** The lines in which a text stands. */
export const textOfLines = ({ lines, text }: FieldSource): string => lines.text ?? text

const holds = ({ start, end }: Range, offset: number) => start <= offset && offset <= end

/** The way to the value that begins at an offset. */
const pathTo = (node: YamlNode, offset: number): Path | undefined => {
  if (node.kind === 'scalar') return node.range.start === offset ? [] : undefined
  const parts: [PropertyKey, YamlNode][] = [
    ...node.items.map((item, index): [PropertyKey, YamlNode] => [index, item]),
    ...[...node.entries].map(([key, entry]): [PropertyKey, YamlNode] => [key, entry.node]),
  ]
  for (const [step, part] of parts) {
    const rest = holds(part.range, offset) ? pathTo(part, offset) : undefined
    if (rest) return [step, ...rest]
  }
  return undefined
}

const NOTHING_KNOWN = { keysAt: () => [], formerSource: () => undefined }

const isBody = ({ file, path }: FieldSource) => isMarkdown(file) && path[0] === BODY

const changeBodyLines = (text: string, { field, after }: FieldEdit): string | undefined => {
  const whole = { start: 0, end: text.length }
  const changed = changeBody(text, whole, { path: BODY, before: field.text, after })
  return typeof changed === 'string' ? changed : undefined
}

const changeYamlLines = (text: string, edits: readonly FieldEdit[]): string | undefined => {
  const before = openSheet(text)
  const changed = edits.reduce<Sheet | undefined>((sheet, { field, after }) => {
    const offset = field.range.start - field.lines.start
    const path = before && pathTo(before.document.root, offset)
    return sheet && path && setValue(sheet, path, after, NOTHING_KNOWN)
  }, before)
  return changed?.text
}

/**
 * The lines in which texts stand with others in the place of those, as the whole file would have them; undefined
 * where these lines alone do not say how.
 *
 * @param edits of the same lines
 */
export const changeLines = (edits: readonly FieldEdit[]): string | undefined => {
  const [first] = edits
  if (!first) return undefined
  const text = textOfLines(first.field)
  if (isBody(first.field)) return changeBodyLines(text, first)
  const end = lineBreakOf(text)
  const isOpen = !text.endsWith('\n')
  const changed = changeYamlLines(isOpen ? text + end : text, edits)
  return isOpen ? changed?.replace(/\r?\n$/, '') : changed
}
