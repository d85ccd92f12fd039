import { addDays } from '../../src/content/dates/periods.ts'
import { escapeValue, foldLine } from '../../src/shell/content-line.ts'
import type { DayAhead } from './ahead.ts'
import { describeChanges } from './report-text.ts'
import { words } from './words.ts'

/** What calendars are told of the site. */
export interface CalendarOf {
  /** Name of the company. */
  company: string
  /** Address of the site. */
  url: string
  today: string
}

const basic = (date: string) => date.replaceAll('-', '')

const summaryOf = ({ reads, overdue, wrong }: DayAhead): string => {
  const parts = Object.entries({ wrong, overdue, reads }) as [keyof typeof words.event, unknown[]][]
  const [first] = parts.find(([, found]) => found.length > 0) ?? ['reads']
  return words.event[first]
}

/** A week before, where somebody has to do something. */
const alarm = (summary: string): string[] => [
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  `DESCRIPTION:${escapeValue(summary)}`,
  'TRIGGER:-P7D',
  'END:VALARM',
]

const event = (day: DayAhead, { url, today }: CalendarOf): string[] => {
  const summary = summaryOf(day)
  const asks = day.overdue.length + day.wrong.length > 0
  return [
    'BEGIN:VEVENT',
    `UID:${day.date}@${new URL(url).hostname}`,
    `DTSTAMP:${basic(today)}T000000Z`,
    `DTSTART;VALUE=DATE:${basic(day.date)}`,
    `DTEND;VALUE=DATE:${basic(addDays(day.date, 1))}`,
    `SUMMARY:${escapeValue(summary)}`,
    `DESCRIPTION:${escapeValue(describeChanges(day))}`,
    'TRANSP:TRANSPARENT',
    ...(asks ? alarm(summary) : []),
    'END:VEVENT',
  ]
}

/** The days ahead as a calendar, RFC 5545: an all-day event for each. */
export const reportIcs = (days: DayAhead[], calendar: CalendarOf): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Gewerk//check//DE',
    'CALSCALE:GREGORIAN',
    `X-WR-CALNAME:${escapeValue(words.calendarName(calendar.company))}`,
    ...days.flatMap((day) => event(day, calendar)),
    'END:VCALENDAR',
    '',
  ]
    .map(foldLine)
    .join('\r\n')
