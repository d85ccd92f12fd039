import { causeOf } from '../../problem/while-reading.ts'
import { LeftOut } from '../entries/index-entries.ts'
import { listsOf } from '../lists/lists.ts'
import { openResolution, type ResolutionInput } from '../open-resolution.ts'
import type { ResolvedPage } from '../page/page-types.ts'
import { resolvePage } from '../page/resolve-page.ts'
import { planPages } from '../routes/routes.ts'
import { facesOf } from './faces.ts'

/** Articles resolved without the others. */
export interface Apart {
  /** What others see of each, by the path of its file. */
  faces: ReadonlyMap<string, string[]>
  pages: ResolvedPage[]
}

/**
 * Resolves those articles that a content holds in part, and their pages; undefined where they look up
 * others that are left out.
 */
export const resolveApart = (input: ResolutionInput): Apart | undefined => {
  const { content, today } = input
  const planned = planPages(content, '', () => true).planned.filter(
    ({ entry }) => entry !== undefined && content.partial.has(entry.collection),
  )
  // Which entries a list shows, is told by all of them.
  const templates = new Set(planned.map(({ page }) => page))
  if ([...templates].some((page) => listsOf(page, content, today).length > 0)) return undefined
  try {
    const { entries, context } = openResolution(input)
    const made = planned.map((plan) => ({ plan, page: resolvePage(plan, context) }))
    return { faces: facesOf(content, entries, made), pages: made.map(({ page }) => page) }
  } catch (error) {
    if (causeOf(error) instanceof LeftOut) return undefined
    throw error
  }
}
