import type { Wording } from '../../../problem/problem.ts'
import { fieldOf } from '../../../schema/schema.ts'
import { formWording } from '../../form-messages.ts'
import { validateWording } from '../../messages.ts'
import { commentAt, type Found, isItemAt, placeOf, type Subject } from '../subject.ts'
import { lineFor } from './line-for.ts'

/** Nothing where something belongs: behind a key, in a list, or below the front matter. */
export const describeEmpty = (found: Found, subject: Subject): Wording => {
  const { path, key, called, description, lead, schema } = found
  const isItem = isItemAt([...subject.base, ...path])
  if (subject.file.isForm)
    return isItem ? formWording.emptyItemInForm() : formWording.emptyField(called)
  const { text } = subject.file.source
  const { value } = placeOf(subject, path)
  const comment = value.start === value.end ? commentAt(text, value.start) : undefined
  if (comment) {
    const whole = text.slice(comment.start, comment.end)
    // Only longer texts have headings.
    const isHeading = schema && fieldOf(schema)?.kind === 'text'
    const words = isHeading ? whole.replace(/^#{1,6}\s+/, '') : whole
    return validateWording.commentedOut(key, words, lead)
  }
  if (isItem) return validateWording.emptyItem(key)
  const isBody = path.length === 1 && subject.file.bodyKey === path[0]
  return isBody
    ? validateWording.emptyBody()
    : validateWording.emptyValue(key, description, lineFor(found, subject))
}
