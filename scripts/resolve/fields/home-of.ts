import type { CollectionName } from '../../../src/content/collection-names.ts'
import type { ResolveContext } from '../look-ups/look-ups.ts'

/** The file or folder of a collection, as people know it. */
export const homeOf = (
  collection: CollectionName,
  { model }: Pick<ResolveContext, 'model'>,
): string => {
  const declared = model.collections[collection]
  return 'file' in declared ? declared.file : declared.folder
}
