import type { FieldFault, Target, Values } from '../../../enquiry/providers/provider.ts'
import { submissionOf } from '../../../enquiry/submission/browser-submission.ts'
import type { BlockOf } from '../../block.ts'
import { plainEmail } from '../checking/is-email.ts'
import { validate } from '../checking/validate.ts'
import type { contact } from '../schema.ts'
import { formName } from './form-name.ts'

/**
 * Sends the form as it was when its button was pressed, or nothing where something is wrong with it.
 *
 * @param trap the field that only programs fill in
 * @returns what is wrong
 */
export const sendMessage = (
  block: BlockOf<typeof contact>,
  trap: HTMLInputElement | null,
  written: Values,
  target: Target,
  photos: readonly File[],
): FieldFault[] => {
  const values = { ...written, email: plainEmail(written.email) }
  const faults = validate(values, block.phone !== undefined)
  if (faults.length > 0) return faults
  const submission = submissionOf(formName(block))
  if (trap?.value) {
    // Should a visitor ever get here, the second attempt goes through.
    trap.value = ''
    submission.trap()
  } else void submission.send(values, target, photos)
  return []
}
