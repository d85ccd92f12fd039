import type { FieldFault, FieldName, Values } from './providers/provider.ts'

const REQUIRED: FieldName[] = ['name', 'email', 'message']

/** What browsers take for an address in an e-mail field (HTML Living Standard). */
const EMAIL =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/i

/** What is missing or wrong, in the order of the fields. Blanks alone are nothing. */
export const validate = (values: Values): FieldFault[] =>
  REQUIRED.flatMap((field): FieldFault[] => {
    if (values[field].trim() === '') return [{ field, fault: 'missing' }]
    const wrong = field === 'email' && !EMAIL.test(values.email.trim())
    return wrong ? [{ field, fault: 'invalid' }] : []
  })
