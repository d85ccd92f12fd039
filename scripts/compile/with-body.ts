import type { Checked } from '../validate/validate.ts'

/** The value of a file with a text below its front matter, which is read once somebody wants it. */
class WithBody {
  /** One for all: with a getter of its own, each value would be an object of its own kind, slow and large. */
  static readonly #descriptor: PropertyDescriptor & ThisType<WithBody> = {
    enumerable: true,
    get() {
      return this.#body()
    },
  }
  readonly #body: () => unknown

  constructor(above: Checked['value'], key: string, body: () => unknown) {
    this.#body = body
    Object.assign(this, above)
    Object.defineProperty(this, key, WithBody.#descriptor)
  }
}

/** A value from what stands above its text, and the text, which `body` reads when it is asked for. */
export const withBody = (
  above: Checked['value'],
  key: string,
  body: () => unknown,
): Checked['value'] => new WithBody(above, key, body) as unknown as Checked['value']
