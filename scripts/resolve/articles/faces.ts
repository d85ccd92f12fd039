import type { Content } from '../../validate/validate.ts'
import type { Entries } from '../entries/open-entries.ts'
import type { ResolvedPage } from '../page/page-types.ts'
import type { PlannedPage } from '../routes/routes.ts'
import { articleCollections } from './articles.ts'

/** A page as it was planned, and as it came out. */
export interface Planned {
  plan: PlannedPage
  page: ResolvedPage
}

/**
 * What of each article is known outside of its own page, by the path of its file: as long as it stays
 * the same, whatever has changed in the file makes no difference to any other.
 */
export const facesOf = (
  { entries, model }: Content,
  { find }: Pick<Entries, 'find'>,
  planned: readonly Planned[],
): Map<string, string[]> => {
  const articles = articleCollections(model)
  const faces = new Map<string, string[]>()
  for (const { collection, id, file } of entries)
    if (articles.has(collection)) faces.set(file.source.path, [find(collection, id)?.face ?? ''])
  for (const { plan, page } of planned)
    if (plan.entry) faces.get(plan.entry.file.source.path)?.push(page.face)
  return faces
}
