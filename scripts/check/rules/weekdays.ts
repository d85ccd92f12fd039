import { localeOf } from '../../../src/components/format-date.ts'
import { type Problem, problemAt } from '../../problem/problem.ts'
import { correctDate } from '../../text/correct-date.ts'
import { checkWording } from '../messages.ts'
import { type ContentText, wordRange } from '../release/texts.ts'

const DAYS = [
  'Sonntag',
  'Montag',
  'Dienstag',
  'Mittwoch',
  'Donnerstag',
  'Freitag',
  'Samstag',
  'Sonnabend',
]

/** `Montag, den 22. September 2026`, `Montag, 22.9.2026`. */
const WEEKDAY_AND_DATE = new RegExp(
  String.raw`(?<!\p{L})(${DAYS.join('|')}),?\s+(?:(?:den|dem|der)\s+)?((\d{1,2})\.\s*(?:\d{1,2}\.\s*|\p{L}{3,9}\.?\s+)\d{4})(?!\d)`,
  'gu',
)

/** A part of each: without one, there is nothing to look for. */
export const WEEKDAYS_IN_TEXTS = new RegExp(
  String.raw`(?:${DAYS.join('|')}),?\s+(?:de[nmr]\s+)?\d{1,2}\.`,
)

const spelt = (weekday: string): string => weekday.replace('Sonnabend', 'Samstag')

const inText = (text: ContentText): Problem[] =>
  [...text.written.matchAll(WEEKDAY_AND_DATE)].flatMap((match): Problem[] => {
    const [, weekday = '', words = '', day] = match
    const [date = ''] = correctDate(words.replace(/\s+/g, ' '))
    // A day that its month does not have is no day of the week.
    if (Number(date.slice(8)) !== Number(day)) return []
    const form = { weekday: 'long', timeZone: 'UTC' } as const
    const actual = new Date(date).toLocaleDateString(localeOf('de'), form)
    if (actual === spelt(weekday)) return []
    const range = wordRange(text, match.index, weekday)
    const wording = checkWording.wrongWeekday(weekday, words.replace(/\s+/g, ' '), actual)
    return [problemAt(text.checked.file.source, range, wording, 'warning')]
  })

/** A remark for each date in a text that does not fall on the day of the week beside it. */
export const checkWeekdays = (texts: ContentText[]): Problem[] => texts.flatMap(inText)
