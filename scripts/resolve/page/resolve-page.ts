import { digestOf } from '../../machine/digest.ts'
import type { Shelf } from '../../memory/shelf.ts'
import { whileReading } from '../../problem/while-reading.ts'
import { ALWAYS, periodOf } from '../dates/period.ts'
import { digestOfFile, type KeptFound, keepFound, reviveFound } from '../look-ups/kept-found.ts'
import type { LookUps } from '../look-ups/look-ups.ts'
import { asking } from '../questions/asking.ts'
import type { PlannedPage } from '../routes/routes.ts'
import { type MadePage, makePage } from './make-page.ts'
import type { PageContext, PageHead, PageParts, ResolvedPage } from './page-types.ts'
import { shownMedia } from './shown-media.ts'
import { withParts } from './with-parts.ts'

/** What is remembered of a page: all but its parts, which lie on the shelf. */
interface KeptPage extends KeptFound, PageHead {
  target: Omit<MadePage['target'], 'fragments'> & { fragments: string[] }
  face: string
}

const keep = (
  { parts, card, searches, sentHrefs, foundBy, target, ...found }: MadePage,
  shelf: Shelf,
): KeptPage => {
  const { key, route, admin, meta } = parts.data
  const kept = {
    key,
    route,
    admin,
    meta,
    card,
    hasLater: Object.keys(parts.later).length > 0,
    searches,
    sentHrefs,
    foundBy,
    media: shownMedia(parts.data.blocks),
    ...keepFound(found),
    target: { ...target, fragments: [...target.fragments] },
  }
  return { ...kept, digest: shelf.put(parts), face: digestOf(kept) }
}

/**
 * Where a page comes from; two may have one key, which is told. By the paths as they stand on disk: problems name
 * them, and a letter may be written in two ways.
 */
const nameOf = ({ page, entry, part, firstRoute }: PlannedPage): string => {
  const which = entry ? [entry.file.source.path, ...entry.path] : []
  const number = part && firstRoute !== undefined ? [part.number] : []
  return ['page', page.file.source.path, ...which, ...number].join(' ')
}

const inputsOf = (plan: PlannedPage, { templateOf }: PageContext): string => {
  const { page, route, entry, part, firstRoute } = plan
  const cuts = [...(plan.cuts ?? [])].map(([block, ids]) => [block, ...ids])
  const own = entry && [digestOfFile(entry), entry.id]
  return JSON.stringify([
    templateOf(page).state,
    route,
    own,
    part && digestOf(part),
    firstRoute,
    cuts,
  ])
}

/**
 * Makes one page: of a page file, or of a page file and the entry of a collection. One whose route
 * can't be told is looked through all the same; it is never shown.
 */
export const resolvePage = (plan: PlannedPage, context: PageContext): ResolvedPage => {
  const { lookUps, answerFor, memory, shelf } = context
  const { page, route, entry } = plan
  const make = (within: LookUps) =>
    whileReading(page.file.source.path, () => makePage(plan, context, within))
  const name = nameOf(plan)
  const kept = memory.recall<KeptPage>({
    name,
    inputs: inputsOf(plan, context),
    answer: answerFor(entry),
    make: (ask) => keep(make(asking(lookUps, ask)), shelf),
  })
  const period = entry ? periodOf(entry) : ALWAYS
  const owner = { source: page.file.source, route: route ?? '', period }
  const makeAgain = (): PageParts => {
    const { parts } = make(lookUps)
    shelf.put(parts)
    return parts
  }
  const target = { ...kept.target, fragments: new Set(kept.target.fragments), period }
  const found = reviveFound(kept, owner, { memory, name, again: () => make(lookUps) })
  return Object.assign(withParts(kept, shelf, makeAgain), found, { target })
}
