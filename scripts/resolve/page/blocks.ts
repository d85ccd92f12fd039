import type { Block } from '../../../src/blocks/any-block.ts'
import type { BlockDeclaration } from '../../../src/blocks/define-block.ts'
import type { FieldSource, GroupSource } from '../../../src/content/field-source.ts'
import { own } from '../../../src/content/own.ts'
import type { LinkedPlace, LinkedThing } from '../../../src/linked/thing.ts'
import { laterAddress } from '../../../src/page/page-address.ts'
import { fieldOf, type Schema } from '../../schema/schema.ts'
import type { SiteModel } from '../../schema/site-model.ts'
import type { Checked } from '../../validate/validate.ts'
import type { Choice } from '../links/link-targets.ts'
import type { LookUps } from '../look-ups/look-ups.ts'
import type { ListPart } from '../routes/routes.ts'
import { blocksOf, type RawBlock } from '../source/raw-blocks.ts'
import { fitPictures } from './fit-pictures.ts'
import { joinQuestions } from './join-questions.ts'
import type { PageContext, PageParts } from './page-types.ts'

/** What the system knows of a block's type. */
export const declarationOf = (
  { type }: RawBlock,
  { blocks }: SiteModel,
): BlockDeclaration | undefined => blocks.find((declaration) => declaration.type === type)

/** Ids of the entries that a block lets links lead to. */
export const anchorsIn = (block: Block, model: SiteModel): string[] => {
  const field = declarationOf(block, model)?.anchors
  const entries = field && block[field]
  // An entry that is not to be found is undefined; a page with problems may hold anything.
  const idOf = (entry: { id?: unknown } | undefined) => entry?.id
  return Array.isArray(entries) ? entries.map(idOf).filter((id) => typeof id === 'string') : []
}

/** What a block lets links choose by names in the address. */
export const choicesIn = (block: Block, model: SiteModel): Choice[] => {
  const { parameters = {}, schema } = declarationOf(block, model) ?? {}
  return Object.entries(parameters).flatMap(([name, key]) => {
    const field = schema?.shape[key] && fieldOf(schema.shape[key] as Schema)
    const entries = block[key]
    if (field?.kind !== 'entries' || !Array.isArray(entries)) return []
    const ids = entries.map((entry) => entry?.id).filter((id) => typeof id === 'string')
    return [{ name, collection: field.collection, ids }]
  })
}

/** Blocks as their components take them, with their ids, interface strings and place in a long list. */
export const finishBlocks = (
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

const prepareBlock = (block: Block, around: LookUps, route: string) => {
  const { shown = {}, later } = declarationOf(block, around.model)?.prepare?.(block, around) ?? {}
  const address = later === undefined ? {} : { later: laterAddress(route) }
  const all = Object.entries({ ...block, ...shown, ...address })
  return {
    block: Object.fromEntries(all.filter(([, value]) => value !== undefined)) as Block,
    later,
  }
}

/** Blocks with what is worked out of them, and apart from them what they ask for later. */
export const prepareBlocks = (
  blocks: Block[],
  around: LookUps,
  route: string,
): { blocks: Block[]; later: Record<string, unknown> } => {
  const prepared = blocks.map((block) => prepareBlock(block, around, route))
  return {
    blocks: prepared.map(({ block }) => block),
    later: Object.fromEntries(
      prepared.flatMap(({ block, later }) => (later === undefined ? [] : [[block.id, later]])),
    ),
  }
}

/** What blocks say for programs. */
export const thingsOf = (blocks: Block[], place: LinkedPlace, model: SiteModel): LinkedThing[] =>
  joinQuestions(
    blocks.flatMap((block) => declarationOf(block, model)?.things?.(block, place) ?? []),
  )

/** Where blocks stand, by their ids. */
export const placesOf = ({ file }: Checked, ids: string[]): PageParts['blocks'] =>
  Object.fromEntries(
    ids.map((id, index) => [
      id,
      { file: file.source.name, range: file.locate(['blocks', index]).value },
    ]),
  )

type Source = FieldSource | GroupSource

/** `blocks.2.title` becomes `feature.title`; what is not in a block is not shown and left out. */
const byBlock = (fields: Record<string, Source>, ids: string[]): [string, Source][] =>
  Object.entries(fields).flatMap(([path, source]): [string, Source][] => {
    const [root, index, ...rest] = path.split('.')
    return root === 'blocks' ? [[[ids[Number(index)], ...rest].join('.'), source]] : []
  })

/** The sources of texts, and those of blocks and entries, by block id and path in it. */
export const sourcesByBlock = (
  fields: Record<string, Source>,
  blocks: readonly (GroupSource | undefined)[],
  ids: string[],
): Pick<PageParts, 'fields' | 'groups'> => {
  const all = byBlock(fields, ids)
  const own = ids.flatMap((id, index): [string, GroupSource][] => {
    const source = blocks[index]
    return source ? [[id, source]] : []
  })
  const of = <S extends Source>(is: (source: Source) => source is S) =>
    Object.fromEntries(all.filter((each): each is [string, S] => is(each[1])))
  const isGroup = (source: Source): source is GroupSource => source.kind === 'group'
  const isText = (source: Source): source is FieldSource => source.kind !== 'group'
  return { fields: of(isText), groups: { ...Object.fromEntries(own), ...of(isGroup) } }
}
