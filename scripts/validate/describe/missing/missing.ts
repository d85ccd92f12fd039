import type { Wording } from '../../../problem/problem.ts'
import type { Path } from '../../../yaml/locate.ts'
import { validateWording } from '../../messages.ts'
import { type Found, isOutermost, type Subject, sourceOf } from '../subject.ts'
import { lineFor } from './line-for.ts'

/** What stands between the braces of a group in one line; nothing for a group in lines. */
export const insideBraces = (subject: Subject, group: Path): string | undefined => {
  const [, between] = /^\{(.*)\}$/s.exec(sourceOf(subject, group)) ?? []
  const inside = between?.trim().replace(/,$/, '').trimEnd()
  return inside?.includes('\n') ? undefined : inside
}

/** A part that a group lacks. */
export const describeMissing = (found: Found, subject: Subject): Wording => {
  const { path, key, description } = found
  const inside = insideBraces(subject, path.slice(0, -1))
  const line = lineFor(found, subject)
  return inside === undefined
    ? validateWording.missingKey(key, description, line, isOutermost(subject, path))
    : validateWording.missingInBraces(key, description, line, inside)
}
