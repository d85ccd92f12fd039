import { commonWording } from '../../../problem/common-messages.ts'
import type { Wording } from '../../../problem/problem.ts'
import { meaningsIn } from '../../../schema/meanings-in.ts'
import { meantChoice } from '../../../schema/meant-choice.ts'
import { weekdaysIn } from '../../../schema/weekdays-in.ts'
import { unquoted } from '../../../yaml/quote.ts'
import { validateWording } from '../../messages.ts'
import { describeEmpty } from '../missing/empty.ts'
import { describeMissing } from '../missing/missing.ts'
import { type Found, kindOf, type Subject, sourceOf } from '../subject.ts'
import { describeNoText } from './no-text.ts'
import { describeTruth } from './truth.ts'

/** The names in one text. */
const partsOf = (text: string): string[] => text.split(/\s*[,;]\s*|\s+und\s+|\s+/).map(unquoted)

/**
 * What is none of the names that are allowed.
 *
 * @param explained what they mean, where no description says so: `feature: Text mit Bild, hero: …`
 */
export const describeChoice = (
  found: Found,
  allowed: readonly string[],
  subject: Subject,
  explained = '',
): Wording => {
  const { key, value, description } = found
  if (value === undefined) return describeMissing(found, subject)
  if (value === null || value === '') return describeEmpty(found, subject)
  if (typeof value === 'object')
    return (
      describeNoText(found, sourceOf(subject, found.path), '') ??
      validateWording.wrongType(key, 'string', kindOf(value))
    )
  const [parts = []] = [partsOf(String(value)), weekdaysIn(String(value))].filter(
    (names) => names.length > 1 && names.every((name) => allowed.includes(name)),
  )
  if (parts.length > 1) return commonWording.severalInOne(key, String(value), parts, found)
  return (
    describeTruth(found) ??
    commonWording.notAllowed(key, String(value), allowed, {
      description,
      suggestion: meantChoice(String(value), allowed, description ?? explained),
      meanings: meaningsIn(explained, allowed),
    })
  )
}
