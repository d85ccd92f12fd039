import { problemAt } from '../../../problem/problem.ts'
import type { Issue, IssueOf } from '../../../schema/issue.ts'
import { elementOf } from '../../../schema/schema.ts'
import { groupWording } from '../groups/group-messages.ts'
import { firstGroupIn } from '../groups/no-group.ts'
import { meansKey } from '../keys/keys.ts'
import { find, isPartOf, type Placed, placeOf, type Subject } from '../subject.ts'
import { isInWords } from './no-list.ts'

type KeysIssue = IssueOf<'unrecognized_keys'>

/** The lines below the head of a list that is empty, each a key of the group around it: none of them has another name. */
const pairsBelow = (head: Issue, issues: readonly Issue[], subject: Subject) => {
  const own = issues.find(
    (issue): issue is KeysIssue =>
      issue.code === 'unrecognized_keys' && isPartOf(issue.path, head.path),
  )
  const start = placeOf(subject, head.path).key?.end ?? 0
  const isBelow = (key: string) => {
    const place = placeOf(subject, [...(own?.path ?? []), key])
    return isInWords(key) && !meansKey(key, own?.path ?? [], subject) && place.value.start > start
  }
  return own?.keys.every(isBelow) ? own : undefined
}

/** `questions:` with `Wann?: Morgen.` in its own column below it: a list is empty, and its entries are unknown keys. */
export const pairsBelowHead = (
  issues: readonly Issue[],
  subject: Subject,
): (Placed & { issues: readonly Issue[] })[] =>
  issues.flatMap((issue) => {
    const { key, value, schema } = find(subject, issue.path)
    const element = schema && elementOf(schema)
    if (issue.code !== 'invalid_type' || value !== null || !element) return []
    const own = pairsBelow(issue, issues, subject)
    const range = own && placeOf(subject, [...own.path, own.keys[0] ?? '']).key
    const { source } = subject.file
    const lines = range && firstGroupIn(source.text.slice(range.start), element)
    if (!lines) return []
    const words = groupWording.linesForGroups(key, lines)
    return [{ issues: [issue, own], path: issue.path, problem: problemAt(source, range, words) }]
  })
