import type { Shelf } from '../memory/shelf.ts'
import type { PageHead, PageParts, ResolvedPage } from '../resolve/page/page-types.ts'
import { withParts } from '../resolve/page/with-parts.ts'
import type { ResolvedSite } from '../resolve/resolve.ts'

type Uses = 'usedMedia' | 'heldMedia' | 'usedEntries'

/** A site as it is remembered: without the parts of its pages. */
export interface KeptSite extends Omit<ResolvedSite, 'pages' | Uses>, Record<Uses, string[]> {
  pages: PageHead[]
}

const headOf = ({
  key,
  route,
  admin,
  meta,
  card,
  media,
  hasLater,
  searches,
  sentHrefs,
  foundBy,
  digest,
}: PageHead): PageHead => ({
  key,
  route,
  admin,
  meta,
  card,
  media,
  hasLater,
  searches,
  sentHrefs,
  foundBy,
  digest,
})

/** What is remembered of a site. */
export const keepSite = (site: ResolvedSite): KeptSite => ({
  ...site,
  usedMedia: [...site.usedMedia],
  heldMedia: [...site.heldMedia],
  usedEntries: [...site.usedEntries],
  pages: site.pages.map(headOf),
})

/**
 * The site as it was.
 *
 * @param changed pages that are others now
 * @param again makes the page at a route once more, where its parts are lost
 */
export const reviveSite = (
  { usedMedia, heldMedia, usedEntries, ...site }: KeptSite,
  changed: readonly ResolvedPage[],
  shelf: Shelf,
  again: (route: string) => PageParts | undefined,
): ResolvedSite => {
  const anew = new Map(changed.map((page) => [page.route, page]))
  const revive = (head: PageHead) =>
    withParts(head, shelf, () => {
      const parts = again(head.route)
      if (!parts) throw new Error(`The page ${head.route} is gone`)
      return parts
    })
  return {
    ...site,
    usedMedia: new Set(usedMedia),
    heldMedia: new Set(heldMedia),
    usedEntries: new Set(usedEntries),
    pages: site.pages.map((head) => anew.get(head.route) ?? revive(head)),
  }
}
