import { type Parts, partsOf } from '../../memory/parts.ts'
import type { Shelf } from '../../memory/shelf.ts'
import type { PageHead, PageParts, WithParts } from './page-types.ts'

/** A class, because there are thousands of pages, and few whose parts are wanted. */
class FetchedParts implements WithParts {
  readonly #parts: () => Parts
  constructor(parts: () => Parts) {
    this.#parts = parts
  }
  #value<Name extends keyof PageParts>(name: Name): PageParts[Name] {
    return this.#parts().value(name) as PageParts[Name]
  }
  get data() {
    return this.#value('data')
  }
  get blocks() {
    return this.#value('blocks')
  }
  get fields() {
    return this.#value('fields')
  }
  get groups() {
    return this.#value('groups')
  }
  get facts() {
    return this.#value('facts')
  }
  get things() {
    return this.#value('things')
  }
  get later() {
    return this.#value('later')
  }
  json(name: keyof PageParts): string {
    return this.#parts().json(name)
  }
}

/** A page whose parts are fetched from the shelf once they are wanted; or made again, if they are not there. */
export const withParts = <Head extends Pick<PageHead, 'digest'>>(
  head: Head,
  shelf: Shelf,
  again: () => PageParts,
): Head & WithParts =>
  Object.assign(new FetchedParts(() => shelf.get(head.digest) ?? partsOf(again())), head)
