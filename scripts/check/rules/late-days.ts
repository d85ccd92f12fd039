import { MONTHS } from '../../../src/content/dates/months.ts'
import { commonWording } from '../../problem/common-messages.ts'
import { type Problem, problemAt } from '../../problem/problem.ts'
import { missingDay } from '../../text/correct-date.ts'
import { type ContentText, wordRange } from '../release/texts.ts'

/** A day that not every month has, with month and year: `31.11.2026`, `30. Februar 2027`. */
export const LATE_DAYS = new RegExp(
  String.raw`(?<![\d.,/])(?:29|3\d)\.\s*(?:\d{1,2}\.\s*|(?:${MONTHS})\s+)(?:19|20)\d\d(?!\d|\.\d)`,
)

const inText = (text: ContentText): Problem[] =>
  [...text.written.matchAll(new RegExp(LATE_DAYS, 'g'))].flatMap(({ 0: written, index }) => {
    const missing = missingDay(written.replace(/\s+/g, ' '))
    if (!missing) return []
    const wording = commonWording.noSuchDay(written, missing.days)
    const range = wordRange(text, index, written)
    return [problemAt(text.checked.file.source, range, wording, 'warning')]
  })

/** A remark for each date in a text whose month does not have that day. */
export const checkLateDays = (texts: ContentText[]): Problem[] => texts.flatMap(inText)
