import { z } from 'zod'
import type { BlockDeclaration } from '../../src/blocks/define-block.ts'
import { pageSchema } from '../../src/blocks/page-schema.ts'
import { uiSchema } from '../../src/blocks/ui-schema.ts'
import type { CollectionName } from '../../src/content/collection-names.ts'
import type { Collection } from '../../src/content/collections/collections.ts'
import { redirect } from '../../src/content/site/redirect.ts'
import { site } from '../../src/content/site/site.ts'
import type { Schema } from './schema.ts'

/** What a site can be made of: every kind of content file, and every block, with its schema. */
export interface SiteModel {
  blocks: readonly BlockDeclaration[]
  collections: Readonly<Record<CollectionName, Collection>>
  page: ReturnType<typeof pageSchema>
  site: typeof site
  ui: ReturnType<typeof uiSchema>
  redirects: z.ZodArray<typeof redirect>
}

/** The model with these blocks and collections. */
export const siteModel = ({
  blocks,
  collections,
}: Pick<SiteModel, 'blocks' | 'collections'>): SiteModel => ({
  blocks,
  collections,
  page: pageSchema(blocks),
  site,
  ui: uiSchema(blocks),
  redirects: z.array(redirect),
})

/** The names of all collections, in the order in which they are declared. */
export const collectionNamesOf = ({ collections }: SiteModel): CollectionName[] =>
  Object.keys(collections) as CollectionName[]

/** What a whole file has to be, by its name in the content folder; nothing for a file that nobody reads. */
export const fileSchema = (name: string, model: SiteModel): Schema | undefined => {
  if (name.startsWith('pages/')) return model.page
  if (name === 'site.yaml') return model.site
  if (name === 'ui.yaml') return model.ui
  if (name === 'redirects.yaml') return model.redirects
  for (const collection of Object.values(model.collections)) {
    if ('file' in collection && collection.file === name) return z.array(collection.entry)
    if ('folder' in collection && name.startsWith(`${collection.folder}/`)) return collection.entry
  }
  return undefined
}
