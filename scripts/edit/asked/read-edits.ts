import { z } from 'zod'
import { isMap } from '../../schema/is-map.ts'
import { MAX_DEPTH } from '../../yaml/cursor.ts'
import type { ContentEdit } from '../content-edit.ts'
import { listWords } from '../words.ts'
import { abovePatch } from './above-patch.ts'

const step = z.union([z.string(), z.number().int().min(0)])

const at = { file: z.string().optional(), path: z.union([z.string(), z.array(step)]) }

const conditions = {
  before: z.json().optional(),
  within: z.strictObject({ path: at.path, before: z.json() }).optional(),
}

const setEdit = z.strictObject({
  op: z.literal('set').optional(),
  ...at,
  ...conditions,
  after: z.json(),
})

const insertEdit = z.strictObject({
  op: z.literal('insert'),
  ...at,
  at: step.optional(),
  behind: step.optional(),
  after: z.json(),
})

const removeEdit = z.strictObject({ op: z.literal('remove'), ...at, ...conditions })

const moveEdit = z.strictObject({ op: z.literal('move'), ...at, to: step })

const edits = { set: setEdit, insert: insertEdit, remove: removeEdit, move: moveEdit }

const isKnown = (op: string): op is keyof typeof edits => Object.hasOwn(edits, op)

/** The edits, or which of them is none and why, for whoever wrote the program that sends them. */
export type ReadEdits = { edits: ContentEdit[]; isDownload: boolean } | { fault: string }

/** What is wrong with an edit of a kind that there is. */
const faultOf = (
  issue: z.core.$ZodIssue | undefined,
  edit: Record<string, unknown>,
  op: keyof typeof edits,
) => {
  if (issue?.code === 'unrecognized_keys') {
    const [key = ''] = issue.keys
    return listWords.unknownKey(key, op, Object.keys(edits[op].shape))
  }
  const key = String(issue?.path[0])
  return edit[key] === undefined ? listWords.missing(key) : listWords.wrongValue(key, edit[key])
}

/** Whether no file could hold it; whatever looks through it first would run out of its stack. */
const isTooDeep = (value: unknown, depth = 0): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (depth >= MAX_DEPTH || Object.values(value).some((part) => isTooDeep(part, depth + 1)))

const readOne = (edit: unknown): ContentEdit | string => {
  if (!isMap(edit)) return listWords.noGroup
  if (isTooDeep(edit)) return listWords.tooDeep
  const { op = 'set' } = edit
  if (typeof op !== 'string' || !isKnown(op)) return listWords.unknownOp(op, Object.keys(edits))
  const result = edits[op].safeParse(edit)
  return result.success ? result.data : faultOf(result.error.issues[0], edit, op)
}

/** In which line the reading ended, as far as the engine says. */
const lineOf = (error: unknown, json: string): number | undefined => {
  const [, position] = / at position (\d+)/.exec(String(error)) ?? []
  return position === undefined ? undefined : json.slice(0, Number(position)).split('\n').length
}

const parse = (json: string): { value: unknown } | { fault: string } => {
  if (json.trim() === '') return { fault: listWords.nothing }
  try {
    return { value: JSON.parse(json) }
  } catch (error) {
    return { fault: listWords.noJson(lineOf(error, json)) }
  }
}

/** A list of edits, a single one, or the file that the admin mode makes of those in a browser. */
const listOf = (value: object): { list: unknown[]; isDownload: boolean } => {
  if (Array.isArray(value)) return { list: value, isDownload: false }
  const isDownload = 'edits' in value && Array.isArray(value.edits)
  return { list: isDownload ? (value.edits as unknown[]) : [value], isDownload }
}

/** Reads edits. */
export const readEdits = (json: string): ReadEdits => {
  const parsed = parse(abovePatch(json))
  if ('fault' in parsed) return parsed
  const { value } = parsed
  if (typeof value !== 'object' || value === null) return { fault: listWords.noList }
  const { list, isDownload } = listOf(value)
  const read = list.map(readOne)
  const index = read.findIndex((edit) => typeof edit === 'string')
  if (index < 0) return { edits: read as ContentEdit[], isDownload }
  return { fault: listWords.ofEdit(index + 1, String(read[index])) }
}
