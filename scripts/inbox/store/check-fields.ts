import { isEmail } from '../../../src/blocks/contact/checking/is-email.ts'
import { isPhone } from '../../../src/blocks/contact/checking/is-phone.ts'

/** What is wrong with a field, in the words of Formspree. */
export interface FieldError {
  field: string
  code: 'REQUIRED_FIELD_EMPTY' | 'TYPE_EMAIL'
  message: string
}

const check = (field: string, value: string): FieldError[] => {
  if (value.trim() === '') return [{ field, code: 'REQUIRED_FIELD_EMPTY', message: 'is required' }]
  if (field !== 'email' || isEmail(value)) return []
  return [{ field, code: 'TYPE_EMAIL', message: 'should be an email' }]
}

/** An application may come with a number alone. */
const hasPhone = ({ phone = '', email = '' }: Record<string, string>) =>
  isPhone(phone) && email.trim() === ''

/** Faults of a contact form's fields. */
export const checkFields = (fields: Record<string, string>): FieldError[] =>
  ['name', hasPhone(fields) ? [] : 'email', 'message']
    .flat()
    .flatMap((field) => check(field, fields[field] ?? ''))
