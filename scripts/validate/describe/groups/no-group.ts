import { ENTRY } from '../../../problem/phrases.ts'
import type { Wording } from '../../../problem/problem.ts'
import { type Schema, shapeOf } from '../../../schema/schema.ts'
import type { Found } from '../subject.ts'
import { hoursOfGroup, linesOfGroup } from './group-lines.ts'
import { groupWording } from './group-messages.ts'

/** The lines of a text's first line as a group, where lines stand in the place of a list of groups. */
export const firstGroupIn = (source: string, schema: Schema): string[] | undefined => {
  const [first = ''] = source.trim().split(/\s*\n\s*/)
  const lines = first === '' || !shapeOf(schema, {}) ? [] : linesOfGroup(first, schema)
  return lines.some((line) => !line.endsWith('…')) ? lines : undefined
}

/** Where a group is asked for: the value of its first key. */
export const describeNoGroup = ({
  key,
  value,
  schema,
  form,
  lead,
  before,
}: Found): Wording | undefined => {
  if (typeof value !== 'string' || value.trim() === '' || !schema) return undefined
  const lines = linesOfGroup(value, schema)
  const isUnknown = lines.every((line) => line.endsWith('…'))
  if (lines.length === 0 || (isUnknown && form)) return undefined
  const isItem = !lead.startsWith(key)
  if (key === ENTRY && !isItem) return groupWording.textForFile(lines)
  const { rest } = hoursOfGroup(value, schema)
  return groupWording.textForGroup(key, lines, isItem, rest, /[[,]\s*["']?$/.test(before))
}
