import type { Shelf } from '../../memory/shelf.ts'
import type { PageHead, PageParts } from './page-types.ts'

/** A page whose parts are fetched from the shelf once they are wanted; or made again, if they are not there. */
export const withParts = <Head extends PageHead>(
  head: Head,
  shelf: Shelf,
  again: () => PageParts,
): Head & Readonly<PageParts> => {
  const parts = () => (shelf.get(head.digest) as PageParts | undefined) ?? again()
  return {
    ...head,
    get data() {
      return parts().data
    },
    get blocks() {
      return parts().blocks
    },
    get fields() {
      return parts().fields
    },
    get groups() {
      return parts().groups
    },
    get facts() {
      return parts().facts
    },
    get things() {
      return parts().things
    },
    get later() {
      return parts().later
    },
  }
}
