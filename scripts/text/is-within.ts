import type { Range } from './source-file.ts'

/** Whether a range lies in another one, up to its very ends. */
export const isWithin = (inner: Range, outer: Range): boolean =>
  inner.start >= outer.start && inner.end <= outer.end
