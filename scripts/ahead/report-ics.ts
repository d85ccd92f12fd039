import { addDays } from '../../src/content/periods.ts'
import type { DayAhead } from './ahead.ts'
import { reportText } from './report-text.ts'
import { words } from './words.ts'

/** What calendars are told of the site. */
export interface CalendarOf {
  /** Name of the company. */
  company: string
  /** Address of the site. */
  url: string
  today: string
}

/** RFC 5545, 3.3.11. */
const escaped = (text: string) =>
  text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replaceAll('\n', '\\n')

/** Octets in a line, its end not counted; RFC 5545, 3.1. */
const LONGEST = 75

/** A line in parts, none of them with half a letter. */
const folded = (line: string): string => {
  const rows = ['']
  for (const sign of line) {
    const row = rows.at(-1) + sign
    if (Buffer.byteLength(row) > LONGEST) rows.push(` ${sign}`)
    else rows[rows.length - 1] = row
  }
  return rows.join('\r\n')
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
  `DESCRIPTION:${escaped(summary)}`,
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
    `SUMMARY:${escaped(summary)}`,
    `DESCRIPTION:${escaped(reportText([day], day.date).split('\n').slice(2, -2).join('\n').trimEnd())}`,
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
    `X-WR-CALNAME:${escaped(words.calendarName(calendar.company))}`,
    ...days.flatMap((day) => event(day, calendar)),
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n')
