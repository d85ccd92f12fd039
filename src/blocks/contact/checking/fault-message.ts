import { fillIn } from '../../../content/text/fill-in.ts'
import type { FieldFault, FieldName } from '../../../enquiry/providers/provider.ts'
import type { BlockOf } from '../../block.ts'
import type { contact } from '../schema.ts'

/** What a visitor reads about a field. */
export interface ToldFault {
  field: FieldName
  message: string
}

const labelsOf = (block: BlockOf<typeof contact>): Record<FieldName, string> => ({
  name: block.name.label,
  email: block.email.label,
  inquiryType: block.topic?.label ?? '',
  message: block.message.label,
})

/** What to do about a field: the same words in the summary and at the field. */
export const faultMessage = (
  block: BlockOf<typeof contact>,
  { field, fault }: FieldFault,
): string => {
  const { errors } = block.ui
  if (field === 'email' && fault === 'invalid') return errors.emailInvalid
  if (field === 'email' && fault === 'umlaut') return errors.emailUmlaut
  const missing = {
    name: errors.nameMissing,
    email: block.phone ? errors.reachMissing : errors.emailMissing,
    message: block.job ? errors.applicationMissing : errors.messageMissing,
    inquiryType: undefined,
  }
  const known = fault === 'missing' ? missing[field] : undefined
  return known ?? fillIn(errors.refused, { field: labelsOf(block)[field] })
}
