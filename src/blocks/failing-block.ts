/** Code of one of a company's own blocks has failed: theirs to mend, and no fault of the program. */
export class FailingBlock extends Error {
  readonly type: string

  constructor(type: string, cause: unknown) {
    super(`In block ${type}`, { cause })
    this.type = type
  }
}
