import { fieldOf, type Schema } from './schema.ts'

/** Whether a field is for the company alone: it is in no file that is published. */
export const isPrivate = (schema: Schema): boolean => {
  const field = fieldOf(schema)
  return field?.kind === 'text' && field.isPrivate === true
}
