import { type Parts, partsOf } from '../../memory/parts.ts'
import type { Shelf } from '../../memory/shelf.ts'
import type { PageHead, PageParts, WithParts } from './page-types.ts'

/** A page whose parts are fetched from the shelf once they are wanted; or made again, if they are not there. */
export const withParts = <Head extends Pick<PageHead, 'digest'>>(
  head: Head,
  shelf: Shelf,
  again: () => PageParts,
): Head & WithParts => {
  const parts = (): Parts => shelf.get(head.digest) ?? partsOf(again())
  const value = <Name extends keyof PageParts>(name: Name) => parts().value(name) as PageParts[Name]
  return {
    ...head,
    get data() {
      return value('data')
    },
    get blocks() {
      return value('blocks')
    },
    get fields() {
      return value('fields')
    },
    get groups() {
      return value('groups')
    },
    get facts() {
      return value('facts')
    },
    get things() {
      return value('things')
    },
    get later() {
      return value('later')
    },
    json: (name) => parts().json(name),
  }
}
