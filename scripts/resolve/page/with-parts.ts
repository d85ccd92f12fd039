import { type Parts, partsOf } from '../../memory/parts.ts'
import type { Shelf } from '../../memory/shelf.ts'
import type { PageHead, PageParts, WithParts } from './page-types.ts'

/** Names its parts once for all pages: functions of its own for each of thousands would fill the memory. */
class Shelved implements WithParts {
  readonly #find: () => Parts

  constructor(find: () => Parts) {
    this.#find = find
  }

  #value<Name extends keyof PageParts>(name: Name) {
    return this.#find().value(name) as PageParts[Name]
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

  json(name: keyof PageParts) {
    return this.#find().json(name)
  }
}

/** A page whose parts are fetched from the shelf once they are wanted; or made again, if they are not there. */
export const withParts = <Head extends Pick<PageHead, 'digest'>>(
  head: Head,
  shelf: Shelf,
  again: () => PageParts,
): Head & WithParts =>
  Object.assign(new Shelved(() => shelf.get(head.digest) ?? partsOf(again())), head)
