import { commonWording } from '../../../problem/common-messages.ts'
import { problemAt } from '../../../problem/problem.ts'
import type { Issue } from '../../../schema/issue.ts'
import { schemaAt } from '../../../schema/schema.ts'
import { valueAt } from '../../../schema/value-at.ts'
import { startOfLine } from '../../../text/lines.ts'
import { positionAt, type Range } from '../../../text/source-file.ts'
import { isPartOf, type Placed, placeOf, type Subject } from '../subject.ts'

/** A key without its line: its list has become the end of the list above. */
interface LostHead extends Placed {
  issues: readonly Issue[]
}

const isOutOfOrder = (issue: Issue): boolean =>
  issue.code === 'custom' && issue.params?.code === 'period-order'

/** The line in which an item begins, from its dash on. */
const lineOfItem = ({ file: { source } }: Subject, { start }: Range): Range => {
  const { text } = source
  const begin = startOfLine(text, start)
  const [line = ''] = text.slice(begin).split(/\r?\n/, 1)
  return { start: begin + line.search(/\S/), end: begin + line.trimEnd().length }
}

const lostAt = (issue: Issue, issues: readonly Issue[], subject: Subject): LostHead | undefined => {
  // The list's owner, its key, the position of what begins anew, and a key of that.
  const [owner, at] = [issue.path.slice(0, -3), issue.path.slice(0, -1)]
  const list = valueAt(subject.value, at.slice(0, -1))
  const rest = Array.isArray(list) ? list.slice(Number(at.at(-1))) : []
  const missing = issues.find(
    ({ path }) =>
      isPartOf(owner, path) &&
      valueAt(subject.value, path) === undefined &&
      schemaAt(subject.schema, subject.value, path)?.safeParse(rest).success,
  )
  const head = placeOf(subject, at.slice(0, -1)).key
  if (!missing || !head) return undefined
  const { source } = subject.file
  const range = lineOfItem(subject, placeOf(subject, at).value)
  const first = source.text.slice(range.start, range.end)
  const { column } = positionAt(source.text, head.start)
  const words = commonWording.lostHead(String(missing.path.at(-1)), first, column - 1)
  return { issues: [issue, missing], path: at, problem: problemAt(source, range, words) }
}

/** Two lists of periods that are one, because the key between them is gone: that is one fault. */
export const lostHeads = (issues: readonly Issue[], subject: Subject): LostHead[] =>
  issues.filter(isOutOfOrder).flatMap((issue) => lostAt(issue, issues, subject) ?? [])
