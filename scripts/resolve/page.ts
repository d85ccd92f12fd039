import type { Block } from '../../src/blocks/block.ts'
import type { BlockDeclaration } from '../../src/blocks/define-block.ts'
import { fillIn } from '../../src/components/fill-in.ts'
import type { FieldSource } from '../../src/content/field-source.ts'
import { own } from '../../src/content/own.ts'
import type { PageData } from '../../src/page/page-data.ts'
import { placeInWords } from '../problem/phrases.ts'
import { type Problem, problemAt } from '../problem/problem.ts'
import { whileReading } from '../problem/while-reading.ts'
import type { SiteModel } from '../schema/site-model.ts'
import type { Checked } from '../validate/validate.ts'
import { entryKey } from './entry-key.ts'
import { entryFacts, type Facts, factsByName } from './facts.ts'
import type { LinkTarget } from './links.ts'
import { resolveWording } from './messages.ts'
import { type Brand, finishMeta, type ResolvedMeta, type SocialCard } from './meta.ts'
import { ALWAYS, periodOf } from './period.ts'
import type { Found, ResolveContext } from './resolution.ts'
import type { ListPart, PlannedPage } from './routes.ts'
import { resolveValue } from './value.ts'

export interface ResolvedPage extends Found {
  data: PageData
  /** Where the page's blocks stand, by block id; for the development server. */
  blocks: Record<string, Pick<FieldSource, 'file' | 'range'>>
  /** Sources of the page's texts by block id and path in it: `hero.title`, `stats.stats.projects.value`. */
  fields: Record<string, FieldSource>
  /** What its texts may name besides the site's facts: `entry.title`. */
  facts: Record<string, string>
  /** The picture for shared links, where it has to be drawn. */
  card: SocialCard | undefined
  target: LinkTarget
}

export interface PageContext {
  around: Omit<ResolveContext, 'current' | 'route' | 'period'>
  /** Interface strings of each block, by its type. */
  blockUi: Record<string, unknown>
  brand: Brand
}

type RawBlock = { type?: unknown; id?: unknown }

const declarationOf = ({ type }: RawBlock, { blocks }: SiteModel): BlockDeclaration | undefined =>
  blocks.find((declaration) => declaration.type === type)

/** Where an element names itself with an id: blocks, and headings in Markdown. */
const collectIds = (value: unknown, ids: Set<string>): Set<string> => {
  if (Array.isArray(value)) for (const item of value) collectIds(item, ids)
  else if (typeof value === 'object' && value !== null) {
    const { type, properties } = value as { type?: unknown; properties?: { id?: unknown } }
    if (type === 'element' && typeof properties?.id === 'string') ids.add(properties.id)
    for (const child of Object.values(value)) collectIds(child, ids)
  }
  return ids
}

/** The editor's id, or type and number: `hero`, `feature`, `feature-2`. */
const nameBlocks = (blocks: RawBlock[]): string[] => {
  const counts = new Map<string, number>()
  return blocks.map(({ type, id }) => {
    if (typeof id === 'string') return id
    const count = (counts.get(String(type)) ?? 0) + 1
    counts.set(String(type), count)
    return count === 1 ? String(type) : `${type}-${count}`
  })
}

/** Ids of the entries that a block lets links lead to. */
const anchorsIn = (block: Block, model: SiteModel): string[] => {
  const field = declarationOf(block, model)?.anchors
  const entries = field && block[field]
  // An entry that is not to be found is undefined; a page with problems may hold anything.
  const idOf = (entry: { id?: unknown } | undefined) => entry?.id
  return Array.isArray(entries) ? entries.map(idOf).filter((id) => typeof id === 'string') : []
}

/** A block and an entry on its page can't both be led to by the same id. */
const checkAnchors = (page: Checked, ids: string[], anchors: string[]): Problem[] =>
  ids.flatMap((id, index) => {
    if (!anchors.includes(id)) return []
    const { value } = page.file.locate(['blocks', index, 'id'])
    return [problemAt(page.file.source, value, resolveWording.idOfEntry(id))]
  })

const checkBlockIds = (page: Checked, ids: string[]): Problem[] =>
  ids.flatMap((id, index) => {
    const first = ids.indexOf(id)
    if (first === index) return []
    const { source } = page.file
    const { value } = page.file.locate(['blocks', index, 'id'])
    const firstPlace = placeInWords(source, page.file.locate(['blocks', first]).value)
    return [problemAt(source, value, resolveWording.duplicateId(id, firstPlace))]
  })

const titleTypes = ({ blocks }: SiteModel): string[] =>
  blocks.filter(({ carriesTitle }) => carriesTitle).map(({ type }) => type)

const checkTitles = (page: Checked, blocks: RawBlock[], model: SiteModel): Problem[] => {
  const declared = blocks.map((block) => declarationOf(block, model))
  const carriers = declared.flatMap((block, index) =>
    block?.carriesTitle ? [{ type: block.type, index }] : [],
  )
  const { source } = page.file
  if (carriers.length === 0 && blocks.length > 0 && declared.every(Boolean)) {
    const { value } = page.file.locate(['blocks', 0, 'type'])
    return [problemAt(source, value, resolveWording.noTitleBlock(titleTypes(model)))]
  }
  return carriers.slice(1).map(({ type, index }) => {
    const { value } = page.file.locate(['blocks', index, 'type'])
    return problemAt(source, value, resolveWording.secondTitleBlock(type))
  })
}

/** Name of a page's file without folder and ending; with the entry's id or a number where it makes many. */
const pageKey = ({ page, entry, part, firstRoute }: PlannedPage): string => {
  const name = page.file.source.name.replace(/^pages\//, '').replace(/\.yaml$/, '')
  const which = entry?.id ?? (firstRoute === undefined ? undefined : part?.number)
  return which === undefined ? name : `${name}/${which}`
}

/** The title of a page; from the second page of a list on, with its number. */
const titleOn = ({ firstRoute, part }: PlannedPage, title: string): string =>
  part && firstRoute !== undefined ? fillIn(part.title, { title, page: part.number }) : title

/** Blocks in their places; what is no block at all has nothing in it. */
const blocksOf = (blocks: unknown): RawBlock[] =>
  Array.isArray(blocks)
    ? blocks.map((block) => (typeof block === 'object' && block !== null ? block : {}))
    : []

/** What the page's values are looked up in: the site's context, and that of its own entry. */
const aroundPage = (
  { page, route, entry, cuts }: PlannedPage,
  own: Facts,
  { around }: PageContext,
): ResolveContext => ({
  ...around,
  facts: new Map([...around.facts, ...own]),
  current: entry && { collection: entry.collection, id: entry.id },
  route: route ?? '',
  period: entry ? periodOf(entry) : ALWAYS,
  cutAt: ({ file, path }) =>
    file === page.file && path.length === LIST_DEPTH ? cuts?.get(Number(path[1])) : undefined,
})

/** A list stands in a block: `blocks`, its number, the field. */
const LIST_DEPTH = 3

/** Blocks as their components take them, with their ids, interface strings and place in a long list. */
const finishBlocks = (
  resolved: unknown,
  ids: string[],
  { blockUi }: PageContext,
  part: ListPart | undefined,
): Block[] =>
  blocksOf(resolved).map((block, index) => ({
    ...block,
    id: ids[index],
    ui: own(blockUi, String(block.type)) ?? {},
    ...(part?.block === index && { pages: part.pages }),
  })) as Block[]

/**
 * Makes one page: of a page file, or of a page file and the entry of a collection. One whose route
 * can't be told is looked through all the same; it is never shown.
 */
export const resolvePage = (plan: PlannedPage, context: PageContext): ResolvedPage =>
  whileReading(plan.page.file.source.path, () => makePage(plan, context))

const makePage = (plan: PlannedPage, context: PageContext): ResolvedPage => {
  const { page, route = '', entry, part } = plan
  const facts: Facts = entry
    ? entryFacts(entry, context.around.facts, context.around.today)
    : new Map()
  const around = aroundPage(plan, facts, context)
  const written = blocksOf(page.value.blocks)
  const ids = nameBlocks(written)

  const { value, fields, problems, uses } = resolveValue(page.schema, page.value, page, around)
  const resolved = value as { meta?: ResolvedMeta; blocks?: unknown }
  const blocks = finishBlocks(resolved.blocks, ids, context, part)
  const anchors = blocks.flatMap((block) => anchorsIn(block, around.model))
  const nameOf = (title: string) => titleOn(plan, title)
  const { meta, card } = finishMeta(resolved.meta ?? {}, route, context.brand, nameOf)
  return {
    data: { key: pageKey(plan), route, admin: page.value.admin !== false, meta, blocks },
    card,
    blocks: placesOf(page, ids),
    fields: fieldsByBlock(fields, ids),
    facts: factsByName(facts),
    problems: [
      ...checkBlockIds(page, ids),
      ...checkTitles(page, written, around.model),
      ...problems,
      ...checkAnchors(page, ids, anchors),
    ],
    uses: entry ? [...uses, { kind: 'entry', name: entryKey(entry.collection, entry.id) }] : uses,
    target: {
      fragments: collectIds(blocks, new Set([...ids, ...anchors])),
      incomplete: !page.valid,
      takesInquiry: blocks.some((block) => declarationOf(block, around.model)?.takesInquiry),
      period: around.period,
    },
  }
}

const placesOf = ({ file }: Checked, ids: string[]): ResolvedPage['blocks'] =>
  Object.fromEntries(
    ids.map((id, index) => [
      id,
      { file: file.source.name, range: file.locate(['blocks', index]).value },
    ]),
  )

/** `blocks.2.title` becomes `feature.title`; what is not in a block is not shown and left out. */
const fieldsByBlock = (fields: Record<string, FieldSource>, ids: string[]) =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([path, source]) => {
      const [root, index, ...rest] = path.split('.')
      return root === 'blocks' ? [[`${ids[Number(index)]}.${rest.join('.')}`, source]] : []
    }),
  )
