import type { Edit } from '../edits/edits.ts'
import { changedEntries, type FoundPlace } from './find-place.ts'

/**
 * Whether an edit was made on what is published now: and, in a list whose items have no names, in the item that stands
 * there now; nor has an entry that it takes out been changed.
 */
export const isCurrent = ({ before, at }: Edit, found: FoundPlace): boolean =>
  (before === undefined || before === found.now) &&
  (at?.within === undefined || at.within.item === found.at.within?.item) &&
  changedEntries({ at }, found).length === 0
