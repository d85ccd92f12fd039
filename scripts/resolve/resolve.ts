import type { Ui } from '../../src/blocks/ui-schema.ts'
import type { Resolved as ResolvedValue } from '../../src/content/collections/resolved.ts'
import { isShown } from '../../src/content/dates/periods.ts'
import type { NamedEntries } from '../../src/content/entry-name.ts'
import type { Redirect } from '../../src/content/site/redirect.ts'
import type { Repository } from '../../src/content/site/repository.ts'
import type { Site } from '../../src/content/site/site.ts'
import type { Theme } from '../../src/content/site/theme.ts'
import type { AnswerWords } from '../../src/content/ui/answer-words.ts'
import { isUnknownAddress } from '../../src/page/page-address.ts'
import type { Shell } from '../../src/shell/shell-data.ts'
import { hasErrors, type Problem } from '../problem/problem.ts'
import type { Content } from '../validate/validate.ts'
import { checkAddresses } from './addresses/check-addresses.ts'
import type { SiteAddress } from './addresses/lost-addresses.ts'
import { facesOf } from './articles/faces.ts'
import { nameEntries } from './entries/name-entries.ts'
import type { Entries } from './entries/open-entries.ts'
import { withNewIds } from './entries/renamed-entries.ts'
import { checkFacts } from './facts/check-facts.ts'
import { type Facts, factsByName } from './facts/facts.ts'
import { type Feed, makeFeed } from './feed.ts'
import type { LinkUse } from './links/link-targets.ts'
import type { Found } from './look-ups/found.ts'
import { sortUses } from './look-ups/sort-uses.ts'
import { makeRoutes, type Routes, type RoutesInput } from './make-routes.ts'
import { openResolution } from './open-resolution.ts'
import type { PageHead, ResolvedPage, WithParts } from './page/page-types.ts'
import { makeShell, type SiteAndUi } from './shell.ts'
import { checkTheme } from './theme.ts'

/** A whole site without problems, ready to be written and rendered. */
export interface ResolvedSite {
  shell: Omit<Shell, 'build'>
  /** What the admin mode says, and what texts may name. */
  admin: { ui: Ui['admin']; facts: Record<string, string>; repository: Repository | undefined }
  url: string
  /** All of site.yaml. */
  whole: ResolvedValue<Site>
  /** What the site's own server answers a post without a script. */
  answers: AnswerWords
  theme: Theme
  /** Names of the files of `media/` that something refers to. */
  usedMedia: Set<string>
  /** Names of the files that only entries refer to which are not shown today. */
  heldMedia: Set<string>
  /** Entries that something refers to, as `collection/id`. */
  usedEntries: Set<string>
  /** Routes of the pages of entries that nothing refers to, by these as `collection/id`. */
  lonelyPages: Readonly<Record<string, string>>
  /** Entries for whoever chooses one in a form. */
  named: NamedEntries
  pages: (PageHead & WithParts)[]
  redirects: Redirect[]
  /** Missing where there is nothing to tell of. */
  feed: Feed | undefined
  /** The addresses of its pages and redirects. */
  addresses: SiteAddress[]
}

export interface ResolveInput extends RoutesInput {
  /** Addresses of the last build, as far as they are known. */
  former: readonly SiteAddress[]
}

/** What came of it. */
export interface Resolved {
  problems: Problem[]
  /** Missing where there is an error, or no site.yaml or ui.yaml that can be read. */
  site: ResolvedSite | undefined
  /** Where there is a page or a redirect, today or on another day. */
  routes: string[]
  /** See `facesOf`. */
  faces: () => Map<string, string[]>
  shownElsewhere: Entries['shownElsewhere']
}

/** Where the site answers; the page for what does not exist is no place to go. */
const addressesOf = (pages: ResolvedPage[], redirects: Redirect[]): SiteAddress[] => [
  ...pages
    .filter((page) => !isUnknownAddress(page))
    .map(({ route, target }) => ({ route, until: target.period.until })),
  ...redirects.map(({ from }) => ({ route: from })),
]

type Resolution = ReturnType<typeof openResolution>

/** What is the same on every page; missing where site.yaml or ui.yaml is at fault. */
const makeShared = (content: Content, { site, ui }: SiteAndUi, routes: string[], facts: Facts) =>
  content.site?.valid && content.ui?.valid && site && ui
    ? {
        shell: makeShell(content, site, ui, routes),
        admin: { ui: ui.admin, facts: factsByName(facts), repository: site.repository },
        url: site.url,
        whole: site,
        answers: ui.form.answers,
        theme: site.theme,
      }
    : undefined

/** Everything that is wrong, in the order in which it is told. */
const problemsOf = (
  input: ResolveInput,
  { connected, hrefOf, entries: { lookUps } }: Resolution,
  { mayExist, routes, lists, firstRoutes, lasting, targets, led }: Routes,
  found: readonly Found[],
  links: LinkUse[],
): Problem[] => [
  ...checkFacts(connected, input.content),
  ...found.flatMap((each) => each.problems),
  ...routes.problems,
  ...lists.problems,
  ...checkAddresses({
    ...{ ...input, mayExist, hrefOf, firstRoutes, targets, redirects: led.redirects, links },
    claimed: [...routes.planned, ...lists.further],
    pages: lasting,
    hasPages: lookUps.hasPages,
  }),
  ...checkTheme(input.content.site),
]

/** What of the site is written today. */
const shownOf = (
  { content, today }: ResolveInput,
  { parts, entries }: Resolution,
  { made, firstRoutes, led: { redirects } }: Routes,
) => {
  const pages = made.filter(({ target }) => isShown(target.period, today))
  const lasting = pages.filter(({ route }) => !firstRoutes.has(route))
  return {
    pages,
    redirects,
    feed: makeFeed(content, parts, entries.lookUps, pages),
    named: nameEntries([parts, ...pages], entries),
    addresses: addressesOf(lasting, redirects),
  }
}

/** Looks up everything that one file says about another, and makes the pages. */
export const resolve = (input: ResolveInput): Resolved => {
  const { content } = input
  const resolution = openResolution(input)
  const { connected, entries, parts } = resolution
  const routes = makeRoutes(input, resolution)
  const { heldMedia, ...foundInEntries } = entries.found()
  const found = [foundInEntries, parts, ...routes.made, routes.led]
  const { links, ...used } = sortUses(found, entries.lookUps)
  const said = problemsOf(input, resolution, routes, found, links)
  const problems = withNewIds(said, used.usedEntries, content)
  const pageRoutes = [...routes.targets.keys()]
  const resolved = {
    problems,
    routes: [...pageRoutes, ...routes.led.redirects.map(({ from }) => from)],
    faces: () => facesOf(content, entries, routes.planned),
    shownElsewhere: entries.shownElsewhere,
  }
  if (hasErrors(problems)) return { ...resolved, site: undefined }
  const shared = makeShared(content, parts, pageRoutes, connected.facts)
  const site = shared && { ...shared, ...used, heldMedia, ...shownOf(input, resolution, routes) }
  return { ...resolved, site }
}
