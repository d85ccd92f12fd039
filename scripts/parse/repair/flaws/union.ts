import { isMap } from '../../../schema/is-map.ts'
import type { Issue } from '../../../schema/issue.ts'
import { COST } from '../costs.ts'
import { around, type Flaw, flawAt, type Judged, type Spot, spotAt } from '../flaw.ts'
import { likelyType, meantType, optionsOf, renamedType, type UnionIssue } from './types.ts'
import { unseenIn } from './unseen.ts'

/** What an issue says, of whatever kind. */
type FlawsOf = (issue: Issue, judged: Judged) => Flaw[]

/** What is wrong with a group that says in other words which of several it is: it is judged as that one. */
const costAsMeant = (
  issue: UnionIssue,
  { node, schema, value }: Spot,
  judged: Judged,
  flawsOf: FlawsOf,
): number | undefined => {
  if (!node || !schema || !isMap(value)) return undefined
  const key = String(issue.path.at(-1))
  const option = meantType(issue, node, value[key], schema)
  if (option === undefined) return undefined
  const meant = { ...value, [key]: option }
  const document = { ...judged.document, root: node, value: meant }
  const issues = schema.safeParse(meant).error?.issues ?? []
  return issues
    .flatMap((inner) => flawsOf(inner, { ...judged, document, schema }))
    .reduce((sum, { cost }) => sum + cost, COST.misnamed)
}

/**
 * How much of a group is judged by nobody because it says wrongly which of several it is: all of it,
 * unless all but its type is in order.
 */
const unjudgedIn = (issue: UnionIssue, { node, schema, value }: Spot, text: string): number => {
  const key = String(issue.path.at(-1))
  const likely =
    node?.entries.has(key) && schema ? likelyType(key, optionsOf(issue), node, schema) : undefined
  const asLikely = likely && isMap(value) && { ...value, [key]: likely.option }
  return asLikely && schema?.safeParse(asLikely).success ? 1 : unseenIn(node, text)
}

/** A group that says wrongly, or not, which of several it is; in it may be flaws of any kind. */
export const ofUnion = (issue: UnionIssue, judged: Judged, flawsOf: FlawsOf): Flaw[] => {
  const { text } = judged
  const whole = spotAt(judged, around(issue.path))
  const { value } = spotAt(judged, issue.path)
  const repairs = renamedType(issue, whole.node, value, whole.schema, text)
  // What says wrongly which of several it is stands where it belongs.
  const isUnsaid = value === undefined
  const unseen = COST.misplaced + COST.unseen * unjudgedIn(issue, whole, text)
  const cost = Math.min(unseen, costAsMeant(issue, whole, judged, flawsOf) ?? unseen)
  return [flawAt(issue, judged, cost, isUnsaid || repairs.length > 0, () => repairs)]
}
