import { commonWording } from '../../../problem/common-messages.ts'
import type { Wording } from '../../../problem/problem.ts'
import type { IssueOf } from '../../../schema/issue.ts'
import type { Schema } from '../../../schema/schema.ts'
import { missingDay } from '../../../text/correct-date.ts'
import { PLACEHOLDER_TAG } from '../../../yaml/placeholder-tag.ts'
import { correct, isReordered, namesHost } from '../../correct.ts'
import { formWording } from '../../form-messages.ts'
import { validateWording } from '../../messages.ts'
import { dayWording } from '../days/day-messages.ts'
import { describeMisplaced } from '../keys/misplaced.ts'
import { describeEmpty } from '../missing/empty.ts'
import { type Found, find, type Subject, spellingAt } from '../subject.ts'

/** A year in which every day of a calendar is. */
const LEAP_YEAR = '2028'

/** A day without its year as it is typed, with room for that: `…-12-24`. */
const withoutYear = (text: string, schema: Schema): string | undefined => {
  const date = /\d{3}/.test(text) ? undefined : correct(`${text} ${LEAP_YEAR}`, schema)
  return date?.startsWith(`${LEAP_YEAR}-`) ? date.replace(LEAP_YEAR, '…') : undefined
}

/** Nobody writes more of them in one text, in UTF-16 units. */
const LONGEST = 1000

/** Several addresses or numbers in one text, as the schema takes each. */
const severalIn = (text: string, schema: Schema): string[] => {
  if (text.length > LONGEST) return []
  const parts = text.split(/\s*[,;]\s*|\s+(?:und|oder|\/)\s+/)
  const meant = parts.map((part) => correct(part, schema) ?? part)
  return meant.every((part) => /[@\d]/.test(part) && schema.safeParse(part).success) ? meant : []
}

/** A day that there is not, with one that the schema takes: an example, which nobody is to type unasked. */
const describeMissingDay = (
  { schema, lead }: Found,
  text: string,
  spelt: (value: string) => string,
): Wording | undefined => {
  const missing = text.length > LONGEST ? undefined : missingDay(text)
  return missing && schema?.safeParse(missing.last).success
    ? commonWording.noSuchDay(text, missing.days, lead + spelt(missing.last))
    : undefined
}

/** What is said of a text, and of what it is to become where that can be told. */
const wordsFor = (
  found: Found,
  text: string,
  repaired: string | undefined,
  isForm = false,
): Wording => {
  const { called, form } = found
  // A form says beside the field what belongs in it.
  const around = isForm ? { form } : found
  if (repaired === undefined) return validateWording.format(called, text, around)
  // Which folder a website lies in stands in another file.
  return found.key === 'from' && namesHost(text)
    ? validateWording.wholeAddress(text, repaired)
    : validateWording.format(called, text, around, repaired)
}

/** Between quotation marks the mark of a sample is a part of the text. */
const markOf = (text: string): string =>
  text.startsWith(`${PLACEHOLDER_TAG} `) ? `${PLACEHOLDER_TAG} ` : ''

/** What was meant by the text behind its mark, which may be right as it is. */
const meantBehind = (mark: string, text: string, schema: Schema, country?: string) => {
  const typed = text.slice(mark.length)
  return mark !== '' && schema.safeParse(typed).success ? typed : correct(typed, schema, country)
}

/** A text that does not have the form it needs. */
export const describeFormat = (issue: IssueOf<'invalid_format'>, subject: Subject): Wording => {
  const found = find(subject, issue.path)
  const { path, value, key, called, schema, lead, country } = found
  if (value === '') return describeEmpty(found, subject)
  const text = String(value)
  const several = schema ? severalIn(text, schema) : []
  if (several.length > 1)
    return subject.file.isForm
      ? formWording.severalInForm(called, text, several)
      : commonWording.severalInOne(key, text, several, found)
  const misplaced = describeMisplaced(found, subject)
  if (misplaced) return misplaced
  const mark = markOf(text)
  const corrected = schema && meantBehind(mark, text, schema, country)
  const spelt = spellingAt(subject, path)
  const dayless = describeMissingDay(found, text, spelt)
  if (dayless) return dayless
  const yearless = schema && corrected === undefined ? withoutYear(text, schema) : undefined
  if (yearless) return dayWording.noYear(text, lead + yearless)
  const repaired = corrected && lead + mark + spelt(corrected)
  const words = wordsFor(found, text, repaired, subject.file.isForm)
  // The value alone would no longer be a sample.
  if (corrected === undefined || mark !== '') return words
  return { ...words, instead: { value: corrected, isSure: isReordered(text, corrected) } }
}
