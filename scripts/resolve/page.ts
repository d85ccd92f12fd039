import type { Block } from '../../src/blocks/block.ts'
import type { BlockDeclaration } from '../../src/blocks/define-block.ts'
import { fillIn } from '../../src/components/fill-in.ts'
import type { FieldSource } from '../../src/content/field-source.ts'
import { own } from '../../src/content/own.ts'
import type { PageData } from '../../src/page/page-data.ts'
import { digestOf } from '../memory/digest.ts'
import type { Answer, Memory } from '../memory/memory.ts'
import type { Shelf } from '../memory/shelf.ts'
import { placeInWords } from '../problem/phrases.ts'
import { type Problem, problemAt } from '../problem/problem.ts'
import { whileReading } from '../problem/while-reading.ts'
import type { SiteModel } from '../schema/site-model.ts'
import type { Checked } from '../validate/validate.ts'
import { entryKey } from './entry-key.ts'
import { entryFacts, type Facts, factsByName, withOwn } from './facts.ts'
import { fitPictures } from './fit-pictures.ts'
import { digestOfFile, type KeptFound, keepFound, reviveFound } from './kept-found.ts'
import type { LinkTarget } from './links.ts'
import { resolveWording } from './messages.ts'
import { type Brand, finishMeta, type ResolvedMeta, type SocialCard } from './meta.ts'
import { ALWAYS, periodOf } from './period.ts'
import { asking } from './questions.ts'
import { type Found, type LookUps, type ResolveContext, withPlace } from './resolution.ts'
import type { ListPart, PlannedPage } from './routes.ts'
import { shownMedia } from './shown-media.ts'
import { resolveValue } from './value.ts'

/** A page as it is shown, and where its texts stand. */
export interface PageParts {
  data: PageData
  /** Where the page's blocks stand, by block id; for the development server. */
  blocks: Record<string, Pick<FieldSource, 'file' | 'range'>>
  /** Sources of the page's texts by block id and path in it: `hero.title`, `stats.stats.projects.value`. */
  fields: Record<string, FieldSource>
  /** What its texts may name besides the site's facts: `entry.title`. */
  facts: Record<string, string>
}

/** What the site has to know of a page. */
interface PageHead extends Pick<PageData, 'key' | 'route' | 'admin' | 'meta'> {
  /** The picture for shared links, where it has to be drawn. */
  card: SocialCard | undefined
  /** Addresses of the media files that its blocks may ask for. */
  media: readonly string[]
  /** Of its parts. */
  digest: string
}

/** A page; its parts are looked for once they are wanted. */
export interface ResolvedPage extends PageHead, Readonly<PageParts>, Found {
  target: LinkTarget
}

export interface PageContext {
  lookUps: LookUps
  answer: Answer
  memory: Memory
  shelf: Shelf
  /** What page files are made of, once it has been found out. */
  templates: Map<Checked, string>
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

/** What the page's values are looked up in: the site's look-ups, and those of its own entry. */
const aroundPage = (plan: PlannedPage, own: Facts, lookUps: LookUps): ResolveContext => {
  const { page, route, entry, cuts } = plan
  const facts = withOwn(lookUps.facts, own)
  return withPlace(Object.assign(Object.create(lookUps), { facts }), {
    current: entry && { collection: entry.collection, id: entry.id },
    route: route ?? '',
    period: entry ? periodOf(entry) : ALWAYS,
    cutAt: ({ file, path }) =>
      file === page.file && path.length === LIST_DEPTH ? cuts?.get(Number(path[1])) : undefined,
  })
}

/** A list stands in a block: `blocks`, its number, the field. */
const LIST_DEPTH = 3

/** Blocks as their components take them, with their ids, interface strings and place in a long list. */
const finishBlocks = (
  resolved: unknown,
  ids: string[],
  { blockUi }: PageContext,
  model: SiteModel,
  part: ListPart | undefined,
): Block[] =>
  blocksOf(resolved).map((block, index) => ({
    ...fitPictures(block, declarationOf(block, model)?.widest),
    id: ids[index],
    ui: own(blockUi, String(block.type)) ?? {},
    ...(part?.block === index && { pages: part.pages }),
  })) as Block[]

interface MadePage extends Found {
  parts: PageParts
  card: SocialCard | undefined
  target: Omit<LinkTarget, 'period'>
}

const makePage = (plan: PlannedPage, context: PageContext, lookUps: LookUps): MadePage => {
  const { page, route = '', entry, part } = plan
  const facts: Facts = entry ? entryFacts(entry, lookUps.facts, lookUps) : new Map()
  const around = aroundPage(plan, facts, lookUps)
  const written = blocksOf(page.value.blocks)
  const ids = nameBlocks(written)

  const { value, fields, problems, uses } = resolveValue(page.schema, page.value, page, around)
  const resolved = value as { meta?: ResolvedMeta; blocks?: unknown }
  const blocks = finishBlocks(resolved.blocks, ids, context, around.model, part)
  const anchors = blocks.flatMap((block) => anchorsIn(block, around.model))
  const nameOf = (title: string) => titleOn(plan, title)
  const { meta, card } = finishMeta(resolved.meta ?? {}, route, context.brand, nameOf)
  return {
    parts: {
      data: { key: pageKey(plan), route, admin: page.value.admin !== false, meta, blocks },
      blocks: placesOf(page, ids),
      fields: fieldsByBlock(fields, ids),
      facts: factsByName(facts),
    },
    card,
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
    },
  }
}

/** What is remembered of a page: all but its parts, which lie on the shelf. */
interface KeptPage extends KeptFound, PageHead {
  target: { fragments: string[]; incomplete: boolean; takesInquiry: boolean }
}

const keep = ({ parts, card, target, ...found }: MadePage, shelf: Shelf): KeptPage => {
  const { key, route, admin, meta } = parts.data
  const digest = shelf.put(parts)
  const fragments = [...target.fragments]
  return {
    key,
    route,
    admin,
    meta,
    card,
    digest,
    media: shownMedia(parts.data.blocks),
    ...keepFound(found),
    target: { ...target, fragments },
  }
}

/** Where a page comes from; two may have one key, which is told. */
const nameOf = ({ page, entry, part, firstRoute }: PlannedPage): string => {
  const which = entry ? [entry.file.source.name, ...entry.path] : []
  const number = part && firstRoute !== undefined ? [part.number] : []
  return ['page', page.file.source.name, ...which, ...number].join(' ')
}

/** What all pages of a page file are made of, besides what they look up. */
const templateOf = (page: Checked, { blockUi, brand }: PageContext): string => {
  const types = new Set(blocksOf(page.value.blocks).map(({ type }) => String(type)))
  const ui = [...types].map((type) => own(blockUi, type))
  return digestOf([digestOfFile(page), ui, brand])
}

const inputsOf = (plan: PlannedPage, context: PageContext): string => {
  const { page, route, entry, part, firstRoute } = plan
  const template = context.templates.get(page) ?? templateOf(page, context)
  context.templates.set(page, template)
  const cuts = [...(plan.cuts ?? [])].map(([block, ids]) => [block, ...ids])
  const own = entry && [digestOfFile(entry), entry.id]
  return JSON.stringify([template, route, own, part && digestOf(part), firstRoute, cuts])
}

/**
 * Makes one page: of a page file, or of a page file and the entry of a collection. One whose route
 * can't be told is looked through all the same; it is never shown.
 */
export const resolvePage = (plan: PlannedPage, context: PageContext): ResolvedPage => {
  const { lookUps, answer, memory, shelf } = context
  const { page, route, entry } = plan
  const make = (within: LookUps) =>
    whileReading(page.file.source.path, () => makePage(plan, context, within))
  const { target, digest, ...kept } = memory.recall<KeptPage>({
    name: nameOf(plan),
    inputs: inputsOf(plan, context),
    answer,
    make: (ask) => keep(make(asking(lookUps, ask)), shelf),
  })
  const period = entry ? periodOf(entry) : ALWAYS
  const owner = { source: page.file.source, route: route ?? '', period }
  const makeAgain = (): PageParts => {
    const { parts } = make(lookUps)
    shelf.put(parts)
    return parts
  }
  const parts = () => (shelf.get(digest) as PageParts | undefined) ?? makeAgain()
  return {
    ...kept,
    digest,
    ...reviveFound(kept, owner, () => make(lookUps)),
    target: { ...target, fragments: new Set(target.fragments), period },
    get data() {
      return parts().data
    },
    get blocks() {
      return parts().blocks
    },
    get fields() {
      return parts().fields
    },
    get facts() {
      return parts().facts
    },
  }
}

const placesOf = ({ file }: Checked, ids: string[]): PageParts['blocks'] =>
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
