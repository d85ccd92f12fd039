import type { CollectionName } from '../../../src/content/collection-names.ts'
import { collectionNamesOf, type SiteModel } from '../../schema/site-model.ts'
import { isFileOf } from '../../validate/lost.ts'

/** Collections whose entries have a file each and name no facts: there may be thousands of them. */
export const articleCollections = (model: SiteModel): ReadonlySet<CollectionName> =>
  new Set(
    collectionNamesOf(model).filter((name) => {
      const collection = model.collections[name]
      return 'folder' in collection && collection.fact === undefined
    }),
  )

/** Tells files with such an entry from all others. */
export const articlesOf = (model: SiteModel): ((file: { name: string }) => boolean) => {
  const collections = [...articleCollections(model)].map((name) => model.collections[name])
  return ({ name }) => collections.some((collection) => isFileOf(collection, name))
}
