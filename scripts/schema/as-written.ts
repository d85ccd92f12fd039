import type { Issue } from './issue.ts'
import { type Schema, schemaAt, writtenAs } from './schema.ts'
import { valueAt } from './value-at.ts'

/** Of a field that takes a value or a list, what is wrong with the one that stands there. */
export const asWritten = (issue: Issue, schema: Schema, whole: unknown): Issue[] => {
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [issue]
  const field = schemaAt(schema, whole, issue.path)
  const value = valueAt(whole, issue.path)
  const result = field && writtenAs(field, value).safeParse(value)
  const found = result?.error?.issues ?? []
  return found.map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] }))
}
