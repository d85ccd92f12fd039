import type { CollectionName } from '../../src/content/collection-names.ts'
import { hasPages } from '../resolve/routes/routes.ts'
import { blocksOf } from '../resolve/source/raw-blocks.ts'
import { fieldOf, type Schema, schemaAt } from '../schema/schema.ts'
import type { SiteModel } from '../schema/site-model.ts'
import { positionAt } from '../text/source-file.ts'
import type { Checked, Content } from '../validate/validate.ts'
import { PLACEHOLDER_TAG } from '../yaml/placeholder-tag.ts'
import { type Kind, kinds } from './kinds.ts'
import { lineOf } from './line-of.ts'
import { words } from './words.ts'
import type { Written } from './write-entry.ts'

const takes = ({ schema, file }: Checked, path: PropertyKey[], collection: CollectionName) => {
  const found = schemaAt(schema, file.value, path)
  const field = found && fieldOf(found)
  return field?.kind === 'entries' && field.collection === collection
}

/** Without what defaults add. */
const writtenBlocks = ({ file }: Checked) => blocksOf((file.value as { blocks?: unknown }).blocks)

/** A page's lists of entries of a collection, written out by hand. */
const listsOf = (page: Checked, collection: CollectionName) => {
  return writtenBlocks(page).flatMap((block, index) =>
    Object.entries(block)
      .filter(([, value]) => Array.isArray(value) && value.length > 0)
      .map(([key]) => ({ key, path: ['blocks', index, key] }))
      .filter(({ path }) => takes(page, path, collection))
      .map(({ key, path }) => ({ key, place: lineOf(page, path) })),
  )
}

const placeholderLines = ({ text, offset }: Written): number[] =>
  [...text.matchAll(new RegExp(` ${PLACEHOLDER_TAG} `, 'g'))]
    .filter(({ index }) => index >= offset)
    .map(({ index }) => positionAt(text, index).line)

const fieldsOf = ({ schema }: SiteModel['blocks'][number]): Schema[] => Object.values(schema.shape)

/** Types of the blocks that show entries of a collection together. */
const blocksListing = (collection: CollectionName, { model }: Content): string[] => {
  const lists = (schema: Schema): boolean => {
    const field = fieldOf(schema)
    if (field?.kind !== 'entries' && field?.kind !== 'fitting') return false
    return field.collection === collection && !('mentioned' in field && field.mentioned)
  }
  return model.blocks.filter((block) => fieldsOf(block).some(lists)).map(({ type }) => type)
}

/** The same, where no page has one of them: nobody finds the way to what is made. */
const lackedBlocks = (content: Content, collection: CollectionName): string[] => {
  const types = blocksListing(collection, content)
  const isListed = content.pages.some((page) =>
    writtenBlocks(page).some(({ type }) => types.includes(String(type))),
  )
  return isListed ? [] : types
}

/** Whether entries of a collection are led to, and no file makes the pages for them. */
const lacksPages = (content: Content, collection: CollectionName): boolean => {
  const leads = (schema: Schema): boolean => {
    const field = fieldOf(schema)
    return field?.kind === 'entries' && field.collection === collection && field.leading === true
  }
  const isLedTo = content.model.blocks.some((block) => fieldsOf(block).some(leads))
  return isLedTo && !hasPages(content, collection)
}

/** What is left to do by hand for a new entry or page. */
export const nextSteps = (content: Content, kind: Kind, id: string, written: Written): string[] => {
  const collection = kinds[kind]
  const lists = collection ? content.pages.flatMap((page) => listsOf(page, collection)) : []
  const lacked = collection ? lackedBlocks(content, collection) : []
  const site = kind === 'page' ? content.site : undefined
  return [
    words.fillIn(placeholderLines(written)),
    ...(lists.length > 0 ? [words.listIn(id, lists)] : []),
    ...(lacked.length > 0 ? [words.showOn(kind, lacked)] : []),
    ...(collection && lacksPages(content, collection) ? [words.makePages(collection)] : []),
    ...(site ? [words.linkTo(`/${id}`, lineOf(site, ['header', 'navigation']))] : []),
    words.preview,
    words.check,
  ]
}
