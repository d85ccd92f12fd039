import type { Edit } from './edits.ts'
import type { FoundPlace } from './find-place.ts'

/** Whether an edit was made on what is published now. */
export const isCurrent = ({ before }: Edit, { now }: Pick<FoundPlace, 'now'>): boolean =>
  before === undefined || before === now
