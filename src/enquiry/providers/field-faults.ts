import type { Body } from './judge.ts'
import { FIELDS, type FieldFault, type FieldName } from './provider.ts'

const isField = (name: unknown): name is FieldName => FIELDS.includes(name as FieldName)

const kindOf = (code: unknown): FieldFault['fault'] => {
  if (/required|missing|empty|blank/i.test(String(code))) return 'missing'
  return /^type_|invalid|format/i.test(String(code)) ? 'invalid' : 'refused'
}

/** `errors: [{ code: 'TYPE_EMAIL', field: 'email', message }]`, as Formspree has it. */
const fromList = (errors: unknown[]): FieldFault[] =>
  errors.flatMap((error) => {
    const { field, code, message } = (error ?? {}) as Record<string, unknown>
    return isField(field) ? [{ field, fault: kindOf(code ?? message) }] : []
  })

/** `errors: { email: ['The email must be valid.'] }`, as many frameworks have it. */
const fromRecord = (errors: Record<string, unknown>): FieldFault[] =>
  Object.entries(errors).flatMap(([field, reason]) =>
    isField(field) ? [{ field, fault: kindOf(reason) }] : [],
  )

/** Faults of single fields in the `errors` of an answer, each field once. */
export const faultsInErrors = ({ errors }: Body): FieldFault[] => {
  if (typeof errors !== 'object' || errors === null) return []
  const found = Array.isArray(errors) ? fromList(errors) : fromRecord(errors as Body)
  return found.filter(({ field }, index) => found.findIndex((one) => one.field === field) === index)
}
