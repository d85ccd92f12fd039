import { ENTRY } from '../../../problem/phrases.ts'
import type { Issue } from '../../../schema/issue.ts'
import { shapeOf } from '../../../schema/schema.ts'
import { valueAt } from '../../../schema/value-at.ts'
import { COST } from '../costs.ts'
import { around, type Flaw, flawAt, type Judged, spotAt } from '../flaw.ts'
import { renamedForValue, renamedTwin } from '../names/swapped-names.ts'

/** Whether a group lacks a part; of a choice, zod says that nothing is none of its values. */
export const isMissing = ({ code, path }: Issue, value: unknown): boolean =>
  (code === 'invalid_type' || code === 'invalid_value') && valueAt(value, path) === undefined

/** A part that is not there: it may stand under another name. */
export const ofMissing = (issue: Issue, judged: Judged): Flaw[] => {
  const name = String(issue.path.at(-1) ?? ENTRY)
  const { node, schema, value } = spotAt(judged, around(issue.path))
  return [
    flawAt(issue, judged, COST.missing, true, () => {
      const shape = (schema && shapeOf(schema, value)) ?? {}
      return [
        ...renamedTwin(name, node, shape, judged),
        ...(schema ? renamedForValue(name, node, schema, value) : []),
      ]
    }),
  ]
}
