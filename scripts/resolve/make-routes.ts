import type { Progress } from '../progress/progress.ts'
import { resolveRedirects } from './addresses/redirects.ts'
import type { Planned } from './articles/faces.ts'
import type { LinkTarget } from './links/link-targets.ts'
import { listNames, splitLists } from './lists/split-lists.ts'
import type { openResolution, ResolutionInput } from './open-resolution.ts'
import type { PageContext, ResolvedPage } from './page/page-types.ts'
import { resolvePage } from './page/resolve-page.ts'
import { lostRoutes } from './routes/lost-routes.ts'
import { type PlannedPage, planPages } from './routes/routes.ts'

export interface RoutesInput extends ResolutionInput {
  /** Name of the content folder, for problems that belong to no file. */
  folder: string
  progress: Progress
}

type Resolution = ReturnType<typeof openResolution>

/** Where links may lead. */
const targetsOf = (pages: ResolvedPage[]): Map<string, LinkTarget> => {
  const targets = new Map<string, LinkTarget>()
  for (const { route, target } of pages) {
    // Two pages at one address: which of them is meant can't be told.
    const incomplete = target.incomplete || targets.has(route)
    targets.set(route, { ...target, incomplete })
  }
  return targets
}

/** Pages of entries before those that list them: an entry's long texts are at hand once. */
const entriesFirst = (planned: readonly PlannedPage[]): PlannedPage[] => [
  ...planned.filter(({ entry }) => entry !== undefined),
  ...planned.filter(({ entry }) => entry === undefined),
]

/** Makes the pages, and leaves them in their order. */
const makePages = (
  planned: readonly PlannedPage[],
  context: PageContext,
  progress: Progress,
): Planned[] => {
  const inTurn = progress('pages', entriesFirst(planned))
  const made = new Map(Array.from(inTurn, (plan) => [plan, resolvePage(plan, context)]))
  return planned.map((plan) => ({ plan, page: made.get(plan) as ResolvedPage }))
}

/** The pages of a site, as they are planned and made, and its redirects. */
export const makeRoutes = (input: RoutesInput, { parts, context, entries }: Resolution) => {
  const { content, folder, lostPages, today, progress } = input
  const mayExist = lostRoutes(content, lostPages)
  const routes = planPages(content, folder, mayExist)
  const names = listNames(content, parts, entries.lookUps)
  const lists = splitLists(routes.planned, content, names, today)
  const planned = makePages(lists.planned, context, progress)
  const firstRoutes = new Map(lists.further.map(({ route, firstRoute }) => [route, firstRoute]))
  const made = planned.map(({ page }) => page)
  const lasting = made.filter(({ route }) => !firstRoutes.has(route))
  return {
    ...{ mayExist, routes, lists, planned, firstRoutes, made, lasting },
    targets: targetsOf(lasting),
    led: resolveRedirects(content, lists.planned, entries.lookUps),
  }
}

export type Routes = ReturnType<typeof makeRoutes>
