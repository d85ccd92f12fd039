import type { Collection } from '../../../src/content/collections/collections.ts'

/** Where the entries of a collection stand: `stats.yaml`, `news/`. */
export const homeOf = (collection: Collection): string =>
  'file' in collection ? collection.file : `${collection.folder}/`
