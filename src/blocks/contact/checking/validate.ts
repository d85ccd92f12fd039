import type { FieldFault, FieldName, Values } from '../../../enquiry/providers/provider.ts'
import { hasUmlaut, isEmail } from './is-email.ts'
import { isPhone } from './is-phone.ts'

const REQUIRED: FieldName[] = ['name', 'email', 'message']

/**
 * What is missing or wrong, in the order of the fields. Blanks alone are nothing.
 *
 * @param byPhone whether a phone number will do in the place of an e-mail address
 */
export const validate = (values: Values, byPhone = false): FieldFault[] => {
  const hasPhone = byPhone && isPhone(values.answers?.phone ?? '')
  return REQUIRED.flatMap((field): FieldFault[] => {
    const isEmpty = values[field].trim() === ''
    if (isEmpty && field === 'email' && hasPhone) return []
    if (isEmpty) return [{ field, fault: 'missing' }]
    if (field !== 'email' || isEmail(values.email)) return []
    return [{ field, fault: hasUmlaut(values.email) ? 'umlaut' : 'invalid' }]
  })
}
