import type { Range } from './source-file.ts'

/** Whether the sign at an offset is one of a range. */
export const holdsOffset = ({ start, end }: Range, offset: number): boolean =>
  offset >= start && offset < end
