import type { FieldError } from './check-fields.ts'
import type { RefusedStatus } from './messages.ts'

/** A post that is not taken, with the status that says why. */
export class Refusal extends Error {
  constructor(
    readonly status: RefusedStatus,
    message: string,
    readonly errors: FieldError[] = [],
  ) {
    super(message)
  }
}
