import type { CollectionName } from '../../src/content/collection-names.ts'

/** Name of an entry among those of all collections: `stats/projects`. */
export const entryKey = (collection: CollectionName, id: string): string => `${collection}/${id}`
