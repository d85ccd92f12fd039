import type { MediaFile } from '../../../src/content/collections/resolved.ts'

/** The finest screens of wide windows have two pixels for one of CSS. */
const FINENESS = 2

/** A width that is that near to the one that is wanted does as well. */
const ENOUGH = 0.85

const fitting = (widths: readonly number[], widest: number): number[] =>
  widths.filter((_, index) => (widths[index - 1] ?? 0) < widest * FINENESS * ENOUGH)

const trim = (value: unknown, widest: number): unknown => {
  if (Array.isArray(value)) return value.map((item) => trim(item, widest))
  if (typeof value !== 'object' || value === null) return value
  const { widths } = value as Partial<MediaFile>
  if (widths) return { ...value, widths: fitting(widths, widest) }
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, trim(item, widest)]))
}

/**
 * A block's value without the widths of its pictures that it shows nowhere.
 *
 * @param widest how wide the block shows pictures at most, in CSS pixels
 */
export const fitPictures = <Value extends object>(
  value: Value,
  widest: number | undefined,
): Value => (widest === undefined ? value : (trim(value, widest) as Value))
