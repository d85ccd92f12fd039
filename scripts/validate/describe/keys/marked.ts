import type { Wording } from '../../../problem/problem.ts'
import { isMap } from '../../../schema/is-map.ts'
import { elementOf, type Schema, shapeOf } from '../../../schema/schema.ts'
import { startOfLine } from '../../../text/lines.ts'
import { readYaml } from '../../../yaml/yaml.ts'
import { validateWording } from '../../messages.ts'
import { type Found, placeOf, type Subject } from '../subject.ts'

/** `times: |`: a mark at the end of its line makes the lines below it one text (YAML 1.2, 8.1). */
const MARK = /[|>][-+\d]*[ \t]*(?:#.*)?\r?\n$/

const isBelowMark = ({ file: { source } }: Subject, start: number): boolean =>
  start > 0 && MARK.test(source.text.slice(startOfLine(source.text, start - 1), start))

/** Whether a value is a list where one is asked for, or else a group with a key of the one that is. */
const isOfKind = (value: unknown, schema: Schema): boolean => {
  if (elementOf(schema)) return Array.isArray(value)
  const shape = shapeOf(schema, value) ?? {}
  return isMap(value) && Object.keys(value).some((name) => Object.hasOwn(shape, name))
}

/** Lines below a mark for a text that are the list or the group which is asked for. */
export const describeMarked = (
  { key, path, schema }: Found,
  source: string,
  subject: Subject,
): Wording | undefined => {
  if (!schema || !isBelowMark(subject, placeOf(subject, path).value.start)) return undefined
  const reading = readYaml(source)
  const meant = 'document' in reading ? reading.document.value : undefined
  return isOfKind(meant, schema) ? validateWording.markBefore(key, meant) : undefined
}
