import type { Edit } from './edits.ts'
import type { FoundPlace } from './find-place.ts'

/**
 * Whether an edit was made on what is published now: and, in a list whose items have no names, in the item that stands
 * there now.
 */
export const isCurrent = ({ before, at }: Edit, found: FoundPlace): boolean =>
  (before === undefined || before === found.now) &&
  (at?.within === undefined || at.within.item === found.at.within?.item)
