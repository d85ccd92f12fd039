import type { Wording } from '../../../problem/problem.ts'
import type { IssueOf } from '../../../schema/issue.ts'
import { formWording } from '../../form-messages.ts'
import { validateWording } from '../../messages.ts'
import { groupWording } from '../groups/group-messages.ts'
import { describeEmpty } from '../missing/empty.ts'
import { describeNumber } from '../numbers/number.ts'
import { numberWording } from '../numbers/number-messages.ts'
import { type Found, find, type Subject, sourceOf } from '../subject.ts'

/** What stands in the one text of a list, where other signs than commas are between: `[a; b]`. */
const partsOfOne = ({ value }: Found): string[] => {
  const [only, ...others] = Array.isArray(value) ? value : []
  if (typeof only !== 'string' || others.length > 0) return []
  return only.split(only.includes(';') ? /\s*;\s*/ : /\s*,\s*/)
}

/** A text, a list or a number that is too small or too big. */
export const describeSize = (
  issue: IssueOf<'too_small'> | IssueOf<'too_big'>,
  subject: Subject,
): Wording => {
  const found = find(subject, issue.path)
  const { key, called } = found
  const limit = Number(issue.code === 'too_small' ? issue.minimum : issue.maximum)
  if (issue.origin === 'string')
    return issue.code === 'too_big'
      ? validateWording.longText(called, String(found.value).length, limit)
      : describeEmpty(found, subject)
  if (issue.origin === 'array') {
    const parts = partsOfOne(found)
    if (parts.length > 1 && parts.length >= limit) return groupWording.textForList(key, parts)
    if (issue.code === 'too_big') return validateWording.tooLong(called, limit)
    return subject.file.isForm
      ? formWording.tooFewInForm(called, limit)
      : validateWording.tooShort(key, limit, found.form)
  }
  return (
    describeNumber(found, sourceOf(subject, found.path)) ??
    numberWording.outOfRange(called, issue.code === 'too_small' ? 'least' : 'most', limit)
  )
}
