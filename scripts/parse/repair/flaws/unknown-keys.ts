import type { IssueOf } from '../../../schema/issue.ts'
import { locate } from '../../../yaml/locate.ts'
import type { YamlNode } from '../../../yaml/node.ts'
import { COST } from '../costs.ts'
import { around, type Flaw, flawAt, type Judged, MOST_FLAWS, spotAt } from '../flaw.ts'
import { missingHead } from '../names/missing-head.ts'
import { pairOf } from '../names/pair.ts'
import { renamedKey } from '../names/renamed-key.ts'
import { otherKey } from '../names/swapped-names.ts'
import type { Repair } from '../repair.ts'
import type { Part } from '../shapes.ts'
import { keyElsewhere, keyFurtherOut } from './elsewhere.ts'
import { otherType } from './types.ts'
import { valuesIn } from './unseen.ts'

type KeysIssue = IssueOf<'unrecognized_keys'>

/** Everything that may have been meant by a part that its group does not know. */
const repairsOf = (part: Part, owner: YamlNode, issue: KeysIssue, judged: Judged): Repair[] => {
  const { path, keys } = issue
  const { value, schema } = spotAt(judged, path)
  if (!schema) return []
  const { text, document } = judged
  const outer = spotAt(judged, around(path))
  const { key } = locate(document.root, path)
  return [
    ...renamedKey(part, schema, { value, unknown: keys }, judged),
    ...missingHead(owner, schema, text),
    ...keyElsewhere(part, owner, schema, text),
    ...keyFurtherOut(part, path, judged),
    ...pairOf(part, owner, schema, text),
    ...otherType(owner, schema, value, text),
    ...(outer.schema && key ? otherKey(String(path.at(-1)), key, outer.schema, outer.value) : []),
  ]
}

/** A key that its group does not know: nobody looks at what it holds. */
const flawOf = (key: string, issue: KeysIssue, judged: Judged): Flaw => {
  const owner = spotAt(judged, issue.path).node
  const entry = owner?.entries.get(key)
  if (!owner || !entry) return flawAt(issue, judged, COST.misplaced, true)
  const unseen = entry.node.kind === 'scalar' ? 0 : valuesIn(entry.node)
  return {
    offset: entry.key.start,
    cost: COST.misplaced + COST.unseen * unseen,
    repairable: true,
    unknown: key,
    repairs: () => repairsOf({ key, range: entry.key, node: entry.node }, owner, issue, judged),
  }
}

/** One for each of the keys. */
export const ofUnknownKeys = (issue: KeysIssue, judged: Judged): Flaw[] =>
  issue.keys.slice(0, MOST_FLAWS).map((key) => flawOf(key, issue, judged))
