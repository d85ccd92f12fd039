import type { AdminSite } from '../../src/admin/admin-files.ts'
import type { CollectionName } from '../../src/content/collection-names.ts'
import type { Redirect } from '../../src/content/redirect.ts'
import type { Theme } from '../../src/content/theme.ts'
import { samePath } from '../../src/page/page-address.ts'
import type { Shell } from '../../src/page/page-data.ts'
import type { LostFile } from './lost.ts'
import type { Media } from './media.ts'
import { ALWAYS, isShown } from './period.ts'
import { hasErrors, type Problem } from './problem.ts'
import { resolveEntries } from './resolve/entries.ts'
import { collectFacts, factsByName } from './resolve/facts.ts'
import { checkLinks, inquiriesOf, type LinkTarget, type LinkUse } from './resolve/links.ts'
import { lostRoutes } from './resolve/lost-routes.ts'
import { type ResolvedPage, resolvePage } from './resolve/page.ts'
import { resolveRedirects } from './resolve/redirects.ts'
import { checkRenamed } from './resolve/renamed.ts'
import type { Surroundings } from './resolve/resolution.ts'
import { entryHref, hasPages, planPages } from './resolve/routes.ts'
import { makeShell, resolveSite } from './resolve/shell.ts'
import { checkTheme } from './resolve/theme.ts'
import type { Content } from './validate.ts'

/** A whole site without problems, ready to be written and rendered. */
export interface ResolvedSite {
  shell: Omit<Shell, 'build'>
  admin: AdminSite
  url: string
  theme: Theme
  /** Names of the files of `media/` that something refers to. */
  usedMedia: Set<string>
  /** Names of the files that only entries refer to which are not shown today. */
  heldMedia: Set<string>
  /** Entries that something refers to, as `collection/id`. */
  usedEntries: Set<string>
  pages: Omit<ResolvedPage, 'target'>[]
  redirects: Redirect[]
}

export interface ResolveInput {
  content: Content
  media: Map<string, Media>
  /** Name of the content folder, for problems that belong to no file. */
  folder: string
  /** Page files that exist and could not be read. */
  lostPages: LostFile[]
  /** ISO 8601 calendar date. */
  today: string
}

const targetsOf = (pages: ResolvedPage[]): Map<string, LinkTarget> => {
  const targets = new Map<string, LinkTarget>()
  for (const { data, target } of pages) {
    // Two pages at one address: which of them is meant can't be told.
    const incomplete = target.incomplete || targets.has(data.route)
    targets.set(data.route, { ...target, incomplete })
  }
  return targets
}

/**
 * Looks up everything that one file says about another, and makes the pages. The site is missing
 * where site.yaml or ui.yaml is; with problems it is not fit to be shown.
 */
export const resolve = ({ content, media, folder, lostPages, today }: ResolveInput) => {
  const problems: Problem[] = []
  const links: LinkUse[] = []
  const usedMedia = new Set<string>()
  const heldMedia = new Set<string>()
  const usedEntries = new Set<string>()
  const facts = collectFacts(content, today)
  const base = {
    facts,
    media,
    lost: content.lost,
    hasPages: (collection: CollectionName) => lostPages.length > 0 || hasPages(content, collection),
    problems,
    links,
    usedMedia,
    usedEntries,
    today,
  }
  const hrefOf = (collection: CollectionName, id: string) => entryHref(content, collection, id)
  const entries = resolveEntries(content, base, hrefOf, heldMedia)
  const around: Surroundings = {
    ...base,
    entry: entries.find,
    ids: entries.ids,
    periodOf: entries.periodOf,
    period: ALWAYS,
    current: undefined,
    route: undefined,
  }

  const { site, ui } = resolveSite(content, around)
  const mayExist = lostRoutes(content, lostPages)
  const routes = planPages(content, folder, mayExist)
  const context = {
    around,
    blockUi: (ui?.blocks ?? {}) as Record<string, unknown>,
    brand: {
      url: site?.url ?? '',
      titleSuffix: site?.titleSuffix ?? '',
      company: site?.company?.name ?? '',
      theme: site?.theme,
      icon: site?.icon,
    },
  }
  const planned = routes.planned.map((plan) => resolvePage(plan, context))
  const pages = planned.filter(({ target }) => isShown(target.period, today))
  const targets = targetsOf(planned)
  const { redirects, problems: redirectProblems } = resolveRedirects(
    content,
    routes.planned,
    around,
  )
  const movedTo = (route: string) => redirects.find(({ from }) => samePath(from, route))?.to
  const linkProblems = checkLinks(links, {
    movedTo,
    pages: targets,
    mayExist,
    inquiries: inquiriesOf(content),
    today,
  })

  const complaints = [
    ...problems,
    ...routes.problems,
    ...linkProblems,
    ...redirectProblems,
    ...checkRenamed(content, hrefOf, (address) => !targets.has(address) && !movedTo(address)),
    ...checkTheme(content.site),
  ]
  const isValid = content.site?.valid && content.ui?.valid
  if (hasErrors(complaints) || !isValid || !site || !ui)
    return { problems: complaints, site: undefined }
  const shell = makeShell(content, site, ui, [...targets.keys()])
  const admin = { ui: ui.admin, facts: factsByName(facts) }
  return {
    problems: complaints,
    site: {
      shell,
      admin,
      url: site.url,
      theme: site.theme,
      pages,
      usedMedia,
      heldMedia,
      usedEntries,
      redirects,
    },
  }
}
