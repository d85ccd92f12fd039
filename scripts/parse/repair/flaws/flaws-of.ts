import type { Issue, IssueOf } from '../../../schema/issue.ts'
import { COST } from '../costs.ts'
import { type Flaw, flawAt, type Judged, spotAt } from '../flaw.ts'
import { renamedChoice } from './choices.ts'
import { isMissing, ofMissing } from './missing.ts'
import { ofUnion } from './union.ts'
import { ofUnknownKeys } from './unknown-keys.ts'
import { unseenIn } from './unseen.ts'
import { ofWrongType } from './wrong-type.ts'

const ofChoice = (issue: IssueOf<'invalid_value'>, judged: Judged): Flaw[] => {
  const { node, schema, value } = spotAt(judged, issue.path)
  const repairs = node ? renamedChoice(issue, node, value, schema) : []
  return [flawAt(issue, judged, COST.value, repairs.length > 0, () => repairs)]
}

/** Of a list that is too long zod looks at no entry. */
const ofTooMuch = (issue: IssueOf<'too_big'>, judged: Judged): Flaw[] => {
  const unseen =
    issue.origin === 'array' ? unseenIn(spotAt(judged, issue.path).node, judged.text) : 0
  return [flawAt(issue, judged, COST.value + COST.unseen * unseen)]
}

/** What an issue says of how a document is written. */
export const flawsOf = (issue: Issue, judged: Judged): Flaw[] => {
  if (issue.code === 'unrecognized_keys') return ofUnknownKeys(issue, judged)
  if (issue.code === 'invalid_union') return ofUnion(issue, judged, flawsOf)
  if (isMissing(issue, judged.document.value)) return ofMissing(issue, judged)
  if (issue.code === 'invalid_value') return ofChoice(issue, judged)
  if (issue.code === 'custom') return [flawAt(issue, judged, COST.rule)]
  if (issue.code === 'too_big') return ofTooMuch(issue, judged)
  if (issue.code === 'invalid_type') return ofWrongType(issue, judged)
  return [flawAt(issue, judged, COST.value)]
}
