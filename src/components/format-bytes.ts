import { localeOf } from './format-date.ts'

const MEGA = 1_000_000

/** A size as people read it: `412 kB`, `1,2 MB`; of less than one, nothing would be left. */
export const formatBytes = (bytes: number, language: string): string => {
  const [unit, size] = bytes < MEGA ? ['kilobyte', 1_000] : ['megabyte', MEGA]
  const digits = bytes < MEGA ? 0 : 1
  const options = { style: 'unit', unit: String(unit), maximumFractionDigits: digits }
  return new Intl.NumberFormat(localeOf(language), options as Intl.NumberFormatOptions).format(
    Math.max(bytes / Number(size), 1),
  )
}
