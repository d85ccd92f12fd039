import type { CollectionName } from './collection-names.ts'

/** An entry as it is offered to whoever chooses one. */
export interface EntryName {
  id: string
  /** As visitors read it. */
  name: string
  /** Where no page shows it: then it is known on this machine alone. */
  isPrivate?: true
}

/** Entries in their order; of a large collection none. */
export type NamedEntries = Partial<Record<CollectionName, EntryName[]>>
