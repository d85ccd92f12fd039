import { isEmail } from '../../src/blocks/contact/is-email.ts'

/** What is wrong with a field, in the words of Formspree. */
export interface FieldError {
  field: string
  code: 'REQUIRED_FIELD_EMPTY' | 'TYPE_EMAIL'
  message: string
}

const REQUIRED = ['name', 'email', 'message']

/** Faults of a contact form's fields. */
export const checkFields = (fields: Record<string, string>): FieldError[] => {
  const empty = REQUIRED.filter((field) => (fields[field] ?? '').trim() === '')
  const errors = empty.map((field): FieldError => {
    return { field, code: 'REQUIRED_FIELD_EMPTY', message: 'is required' }
  })
  if (empty.includes('email') || isEmail(fields.email ?? '')) return errors
  return [...errors, { field: 'email', code: 'TYPE_EMAIL', message: 'should be an email' }]
}
