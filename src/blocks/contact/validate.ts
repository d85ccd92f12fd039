import type { FieldFault, FieldName, Values } from '../../enquiry/providers/provider.ts'
import { isEmail } from './is-email.ts'

const REQUIRED: FieldName[] = ['name', 'email', 'message']

/** What is missing or wrong, in the order of the fields. Blanks alone are nothing. */
export const validate = (values: Values): FieldFault[] =>
  REQUIRED.flatMap((field): FieldFault[] => {
    if (values[field].trim() === '') return [{ field, fault: 'missing' }]
    const wrong = field === 'email' && !isEmail(values.email)
    return wrong ? [{ field, fault: 'invalid' }] : []
  })
