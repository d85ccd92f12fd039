import { z } from 'zod'
import { abovePatch } from './above-patch.ts'
import type { ContentEdit } from './content-edit.ts'

const step = z.union([z.string(), z.number().int().min(0)])

const at = { file: z.string().optional(), path: z.union([z.string(), z.array(step)]) }

const setEdit = z.strictObject({
  op: z.literal('set').optional(),
  ...at,
  before: z.json().optional(),
  after: z.json(),
})

const insertEdit = z.strictObject({
  op: z.literal('insert'),
  ...at,
  at: step.optional(),
  behind: step.optional(),
  after: z.json(),
})

const removeEdit = z.strictObject({ op: z.literal('remove'), ...at, before: z.json().optional() })

const moveEdit = z.strictObject({ op: z.literal('move'), ...at, to: step })

const edits = { set: setEdit, insert: insertEdit, remove: removeEdit, move: moveEdit }

const isKnown = (op: string): op is keyof typeof edits => Object.hasOwn(edits, op)

const schemaOf = (edit: unknown) => {
  const { op = 'set' } = (edit ?? {}) as { op?: unknown }
  return typeof op === 'string' && isKnown(op) ? edits[op] : undefined
}

/** The edits, or which of them is none and why, for whoever wrote the program that sends them. */
export type ReadEdits = { edits: ContentEdit[] } | { fault: string }

const readOne = (edit: unknown, index: number): ContentEdit | string => {
  const schema = schemaOf(edit)
  if (!schema) return `Edit ${index}: op is not one of ${Object.keys(edits).join(', ')}`
  const result = schema.safeParse(edit)
  if (result.success) return result.data
  const [issue] = result.error.issues
  return `Edit ${index}: ${[...(issue?.path ?? []), issue?.message].join(' ')}`
}

const parse = (json: string): unknown => {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

/** A list of edits, a single one, or the file that the admin mode makes of those in a browser. */
const listOf = (value: object): unknown[] => {
  if (Array.isArray(value)) return value
  return 'edits' in value && Array.isArray(value.edits) ? value.edits : [value]
}

/** Reads edits. */
export const readEdits = (json: string): ReadEdits => {
  const value = parse(abovePatch(json))
  if (typeof value !== 'object' || value === null)
    return { fault: 'A JSON list of edits is expected' }
  const read = listOf(value).map(readOne)
  const fault = read.find((edit) => typeof edit === 'string')
  return fault === undefined ? { edits: read as ContentEdit[] } : { fault }
}
