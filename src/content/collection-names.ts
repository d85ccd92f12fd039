/** Names by which content refers to the collections; `collections.ts` says what each holds. */
export const collectionNames = [
  'services',
  'subsidies',
  'grantRules',
  'stats',
  'stories',
  'jobs',
  'testimonials',
  'values',
  'categories',
  'projects',
  'topics',
  'news',
] as const

export type CollectionName = (typeof collectionNames)[number]
