import { commonWording } from '../../../problem/common-messages.ts'
import type { IssueOf } from '../../../schema/issue.ts'
import { meantChoice } from '../../../schema/meant-choice.ts'
import { descriptionOf, type Schema } from '../../../schema/schema.ts'
import type { YamlNode } from '../../../yaml/node.ts'
import { keyOf } from '../../setting-at.ts'
import type { Repair } from '../repair.ts'

type ValueIssue = IssueOf<'invalid_value'>

/** A value of another spelling than the one that is allowed: what depends on it is judged as if it were that. */
export const renamedChoice = (
  { values, path }: ValueIssue,
  { range }: YamlNode,
  value: unknown,
  part: Schema | undefined,
): Repair[] => {
  const allowed = values.map(String)
  if (typeof value !== 'string' || value.trim() === '') return []
  const description = part && descriptionOf(part)
  const meant = meantChoice(value, allowed, description)
  if (meant === undefined) return []
  const words = commonWording.notAllowed(keyOf(path), value, allowed, {
    description,
    suggestion: meant,
  })
  const isCase = value.toLowerCase() === meant.toLowerCase()
  return [{ range, wording: words, edits: [{ ...range, by: meant }], cost: isCase ? 0.3 : 0.4 }]
}
