import type { REASONS } from '../../../src/content/ui/answer-words.ts'
import type { FieldError } from './check-fields.ts'

/** A post that is not taken, with the status that says why. */
export class Refusal extends Error {
  constructor(
    readonly status: keyof typeof REASONS,
    message: string,
    readonly errors: FieldError[] = [],
  ) {
    super(message)
  }
}
