import { fillIn } from '../../../src/content/text/fill-in.ts'
import { hasErrors } from '../../problem/problem.ts'
import { ALWAYS, periodOf } from '../dates/period.ts'
import { entryKey } from '../entry-key.ts'
import { entryFacts } from '../facts/collect-facts.ts'
import { type Facts, factsByName, withOwn } from '../facts/facts.ts'
import type { LinkTarget } from '../links/link-targets.ts'
import type { Found, Use } from '../look-ups/found.ts'
import {
  type KnownSources,
  type LookUps,
  type ResolveContext,
  withPlace,
} from '../look-ups/look-ups.ts'
import type { PlannedPage } from '../routes/routes.ts'
import { blocksOf, nameBlocks } from '../source/raw-blocks.ts'
import { resolveValue } from '../value.ts'
import {
  anchorsIn,
  choicesIn,
  declarationOf,
  finishBlocks,
  placesOf,
  prepareBlocks,
  sourcesByBlock,
  thingsOf,
} from './blocks.ts'
import { checkAnchors, checkBlockIds, checkTitles } from './check-page.ts'
import { finishMeta, type ResolvedMeta, type SocialCard } from './meta.ts'
import { withOwnIds } from './own-ids.ts'
import type { PageContext, PageParts } from './page-types.ts'

/** Name of a page's file without folder and ending; with the entry's id or a number where it makes many. */
const pageKey = ({ page, entry, part, firstRoute }: PlannedPage): string => {
  const name = page.file.source.name.replace(/^pages\//, '').replace(/\.yaml$/, '')
  const which = entry?.id ?? (firstRoute === undefined ? undefined : part?.number)
  return which === undefined ? name : `${name}/${which}`
}

/** The title of a page; from the second page of a list on, with its number. */
const titleOn = ({ firstRoute, part }: PlannedPage, title: string): string =>
  part && firstRoute !== undefined ? fillIn(part.title, { title, page: part.number }) : title

/** What the page's values are looked up in: the site's look-ups, and those of its own entry. */
const aroundPage = (
  plan: PlannedPage,
  own: Facts,
  lookUps: LookUps,
  sources: KnownSources,
): ResolveContext => {
  const { page, route, entry, cuts } = plan
  const facts = withOwn(lookUps.facts, own)
  return withPlace(Object.assign(Object.create(lookUps), { facts }), {
    current: entry && { collection: entry.collection, id: entry.id },
    route: route ?? '',
    period: entry ? periodOf(entry) : ALWAYS,
    sources,
    cutAt: ({ file, path }) =>
      file === page.file && path.length === LIST_DEPTH ? cuts?.get(Number(path[1])) : undefined,
  })
}

/** A list stands in a block: `blocks`, its number, the field. */
const LIST_DEPTH = 3

/** A page with all that came to light in it. */
export interface MadePage extends Found {
  parts: PageParts
  card: SocialCard | undefined
  searches: boolean
  sentHrefs: string[]
  foundBy: string[]
  target: Omit<LinkTarget, 'period'>
}

/** Whether nothing of a page is missing or faulty: what is worked out of it takes that for granted. */
const isWhole = ({ page, entry }: PlannedPage, { problems, uses }: Found): boolean =>
  page.valid &&
  entry?.valid !== false &&
  !hasErrors(problems) &&
  !uses.some((use) => use.kind === 'entry' && use.missing)

/** What the page of an entry uses: the entry itself by being its page, however often it names it. */
const usesOn = (route: string, name: string, uses: readonly Use[]): readonly Use[] => [
  ...uses.filter((use) => use.kind !== 'entry' || use.name !== name),
  { kind: 'own-page', name, route },
]

/** Makes a page with these look-ups. */
export const makePage = (plan: PlannedPage, context: PageContext, lookUps: LookUps): MadePage => {
  const { page, route = '', entry, part } = plan
  const facts: Facts = entry ? entryFacts(entry, lookUps.facts, lookUps) : new Map()
  const { sources, blockSources } = context.templateOf(page)
  const around = aroundPage(plan, facts, lookUps, sources)
  const written = blocksOf(page.value.blocks)
  const ids = nameBlocks(written)

  const { value, fields, problems, uses } = resolveValue(page.schema, page.value, page, around)
  const resolved = value as { meta?: ResolvedMeta; blocks?: unknown }
  const finished = finishBlocks(resolved.blocks, ids, context, around.model, part)
  const takesInquiry = finished.some((block) => declarationOf(block, around.model)?.takesInquiry)
  const place = { url: context.brand.url + route, site: context.brand.url, takesInquiry }
  const isReady = isWhole(plan, { problems, uses })
  const { blocks: prepared, later } = isReady
    ? prepareBlocks(finished, around, route)
    : { blocks: finished, later: {} }
  const anchors = prepared.flatMap((block) => anchorsIn(block, around.model))
  const { blocks, ids: fragments } = withOwnIds(prepared, [...ids, ...anchors])
  const nameOf = (title: string) => titleOn(plan, title)
  const { meta, card } = finishMeta(resolved.meta ?? {}, route, context.brand, nameOf)
  return {
    parts: {
      data: { key: pageKey(plan), route, admin: page.value.admin !== false, meta, blocks },
      blocks: placesOf(page, ids),
      ...sourcesByBlock(fields, blockSources(around), ids),
      facts: factsByName(facts),
      later,
      things: isReady ? thingsOf(finished, place, around.model) : [],
    },
    card,
    foundBy: resolved.meta?.foundBy ?? [],
    searches: blocks.some((block) => declarationOf(block, around.model)?.searches),
    sentHrefs: blocks.flatMap(({ sentHref }) => (typeof sentHref === 'string' ? [sentHref] : [])),
    problems: [
      ...checkBlockIds(page, ids),
      ...checkTitles(page, written, around.model),
      ...problems,
      ...checkAnchors(page, ids, anchors),
    ],
    uses: entry ? usesOn(route, entryKey(entry.collection, entry.id), uses) : uses,
    target: {
      fragments,
      incomplete: !page.valid,
      takesInquiry,
      choices: finished.flatMap((block) => choicesIn(block, around.model)),
    },
  }
}
