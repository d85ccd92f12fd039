import { elementOf, type Schema, schemaAt } from '../../schema/schema.ts'
import { fileSchema, type SiteModel } from '../../schema/site-model.ts'
import { valueAt } from '../../schema/value-at.ts'
import { fileValue } from '../sheet.ts'
import { follow, stepsOf } from '../steps.ts'
import type { FiledEdit } from './change-texts.ts'
import { coerce } from './coerce.ts'

/** The schema of what an edit writes. */
const schemaFor = (
  filed: FiledEdit,
  root: unknown,
  path: readonly PropertyKey[],
  model: SiteModel,
) => {
  const whole = fileSchema(filed.file.name, model)
  const schema = whole && schemaAt(whole, root, path)
  return filed.edit.op === 'insert' ? schema && itemSchema(schema, valueAt(root, path)) : schema
}

const itemSchema = (schema: Schema, value: unknown): Schema | undefined =>
  Array.isArray(value) || value === undefined || value === null ? elementOf(schema) : schema

/** An edit whose value was typed on the command line, with the value that is meant. */
export const typedEdit = (filed: FiledEdit, model: SiteModel): FiledEdit => {
  const { edit } = filed
  if (edit.op === 'remove' || edit.op === 'move' || typeof edit.after !== 'string') return filed
  const root = fileValue(filed.file)
  const { path, rest } = follow(root, stepsOf(edit.path))
  const way = [...path, ...rest.map((step) => (/^\d+$/.test(String(step)) ? Number(step) : step))]
  const before = edit.op === 'insert' ? undefined : valueAt(root, way)
  const after = coerce(edit.after, schemaFor(filed, root, way, model), before)
  return { ...filed, edit: { ...edit, after } }
}
