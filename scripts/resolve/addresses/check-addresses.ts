import type { CollectionName } from '../../../src/content/collection-names.ts'
import { isShown } from '../../../src/content/dates/periods.ts'
import type { Redirect } from '../../../src/content/site/redirect.ts'
import type { Site } from '../../../src/content/site/site.ts'
import { isUnknownAddress } from '../../../src/page/page-address.ts'
import type { Problem } from '../../problem/problem.ts'
import { collectionNamesOf } from '../../schema/site-model.ts'
import { mayExist } from '../../validate/lost.ts'
import type { CheckedEntry, Content } from '../../validate/validate.ts'
import { periodOf } from '../dates/period.ts'
import { labelsOf } from '../entries/labels-of.ts'
import { checkLinks } from '../links/check-links.ts'
import { inquiriesByName, inquiriesOf } from '../links/inquiries.ts'
import type { LinkTarget, LinkTargets, LinkUse } from '../links/link-targets.ts'
import { movedBy } from '../links/moved-by.ts'
import type { LookUps } from '../look-ups/look-ups.ts'
import type { ResolutionInput } from '../open-resolution.ts'
import type { ResolvedPage } from '../page/page-types.ts'
import type { PlannedPage } from '../routes/routes.ts'
import { claimsOfContent, OWN_ADDRESSES } from './claims-of-content.ts'
import { judgeClaims } from './judge-claims.ts'
import { checkLostAddresses, type SiteAddress } from './lost-addresses.ts'
import { findRenamed, renamedProblem } from './renamed.ts'

/** Where the site answers, and what leads there. */
export interface Addresses extends Pick<ResolutionInput, 'content' | 'media' | 'today'> {
  /** Name of the content folder. */
  folder: string
  /** Addresses of the last build. */
  former: readonly SiteAddress[]
  /** All pages, those behind the first one of a list among them. */
  claimed: PlannedPage[]
  /** Those that do not come and go with the length of a list, and where links find them. */
  pages: readonly ResolvedPage[]
  targets: Map<string, LinkTarget>
  firstRoutes: LinkTargets['firstRoutes']
  redirects: readonly Redirect[]
  links: LinkUse[]
  /** Whether there could be a page if a file could be read. */
  mayExist: (route: string) => boolean
  hrefOf: (collection: CollectionName, id: string) => string | undefined
  hasPages: LookUps['hasPages']
}

const siteOf = ({ site }: Content) => site?.value as Partial<Site> | undefined

/** Routes by the last step of what their pages are made of: people link to what they see in the folder. */
const fileRoutesOf = (pages: readonly ResolvedPage[]): Map<string, string> =>
  new Map(
    pages
      // One that is mistyped is no route.
      .filter((page) => page.route !== '' && !isUnknownAddress(page))
      .map(({ key, route }) => [key.split('/').at(-1)?.toLowerCase() ?? '', route]),
  )

/** What links that choose an entry are judged by. */
const choosing = (
  { entries, lost, partial }: Content,
  today: string,
): Pick<LinkTargets, 'mayBeAway' | 'labelsOf'> => {
  const named = (collection: CollectionName, id: string) =>
    entries.filter((entry) => entry.collection === collection && entry.id === id)
  const isAway = (entry: CheckedEntry) => !isShown(periodOf(entry), today)
  return {
    mayBeAway: (collection, id) =>
      partial.has(collection) ||
      mayExist(lost, collection, id) ||
      named(collection, id).some(isAway),
    labelsOf: (collection, id) => named(collection, id).flatMap(({ value }) => labelsOf(value)),
  }
}

const mayHaveFeed = ({ content: { model }, hasPages }: Addresses): boolean =>
  collectionNamesOf(model).some((name) => model.collections[name].feed && hasPages(name))

/** Whether links, entries and the last build lead to places that there are, each of them once. */
export const checkAddresses = (addresses: Addresses): Problem[] => {
  const { content, folder, today, targets, redirects } = addresses
  const movedTo = movedBy(redirects)
  const isThere = (route: string) => targets.has(route) || movedTo(route) !== undefined
  const renamed = findRenamed(content, addresses.hrefOf, (route) => !isThere(route), today)
  const told = new Set(renamed.map(({ from }) => from))
  const isKnown = (route: string) => isThere(route) || told.has(route) || addresses.mayExist(route)
  const claims = claimsOfContent(
    addresses.claimed,
    content.redirects,
    addresses.media.values(),
    today,
  )
  return [
    ...judgeClaims(claims, OWN_ADDRESSES),
    ...checkLinks(addresses.links, {
      ...{ movedTo, pages: targets, firstRoutes: addresses.firstRoutes, today },
      mayExist: addresses.mayExist,
      mayHaveFeed: mayHaveFeed(addresses),
      fileRoutes: fileRoutesOf(addresses.pages),
      inquiries: inquiriesOf(content),
      inquiryOf: inquiriesByName(content),
      ...choosing(content, today),
      site: siteOf(content)?.url,
      country: siteOf(content)?.company?.country,
    }),
    ...renamed.map(renamedProblem),
    ...checkLostAddresses(addresses.former, {
      routes: [...targets.keys()],
      isKnown,
      folder,
      today,
    }),
  ]
}
