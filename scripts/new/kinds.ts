import type { CollectionName } from '../../src/content/collection-names.ts'

/** What `npm run new` can make, and the collection that it goes to. */
export const kinds = {
  news: 'news',
  job: 'jobs',
  project: 'projects',
  page: undefined,
  service: 'services',
} as const satisfies Record<string, CollectionName | undefined>

export type Kind = keyof typeof kinds

export const isKind = (name: string): name is Kind => Object.hasOwn(kinds, name)
