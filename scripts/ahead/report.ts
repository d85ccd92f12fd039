import type { Shell } from '../../src/shell/shell-data.ts'
import type { DayAhead } from './ahead.ts'
import { reportIcs } from './report-ics.ts'
import { reportJson } from './report-json.ts'
import { reportText } from './report-text.ts'

const FORMATS = ['text', 'json', 'ics'] as const
export type AheadFormat = (typeof FORMATS)[number]

/** Whether the days ahead can be told in a format. */
export const isAheadFormat = (format: string): format is AheadFormat =>
  (FORMATS as readonly string[]).includes(format)

interface AheadReportOptions {
  format: AheadFormat
  until: string
  today: string
}

/** The days ahead in the format that was asked for. */
export const reportAhead = (
  days: DayAhead[],
  { format, until, today }: AheadReportOptions,
  { company, url }: Pick<Shell, 'company' | 'url'>,
): string => {
  if (format === 'json') return reportJson(days, until, today)
  if (format === 'text') return reportText(days, until)
  // Whoever prints it ends the line; what is left of the line's own end belongs to a calendar.
  return reportIcs(days, { company: company.name, url, today }).replace(/\n$/, '')
}
