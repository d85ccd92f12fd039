import { ENTRY } from '../../../problem/phrases.ts'
import type { IssueOf } from '../../../schema/issue.ts'
import { requiredIn } from '../../../schema/required.ts'
import { elementOf, keysOf, type Schema } from '../../../schema/schema.ts'
import type { Range } from '../../../text/source-file.ts'
import { locate } from '../../../yaml/locate.ts'
import type { YamlNode } from '../../../yaml/node.ts'
import { COST } from '../costs.ts'
import { around, type Flaw, flawAt, type Judged, spotAt } from '../flaw.ts'
import { isNoName } from '../names/pair.ts'
import { otherKey } from '../names/swapped-names.ts'
import type { Repair } from '../repair.ts'
import { groupForList, namedList } from '../shapes.ts'
import { missingFrom, unseenIn } from './unseen.ts'

type TypeIssue = IssueOf<'invalid_type'>

/** A value of the wrong kind, as it is written. */
interface Misfit {
  issue: TypeIssue
  node: YamlNode | undefined
  /** The key before it, where it has one. */
  key: Range | undefined
  text: string
}

const sourceFrom = (start: number | undefined, { node, text }: Misfit): string =>
  node && start !== undefined ? text.slice(start, node.range.end) : ''

const isOnOneLine = (misfit: Misfit): boolean =>
  !sourceFrom(misfit.node?.range.start, misfit).includes('\n')

/** A text in the place of a group or list. */
const isPlain = ({ issue, node }: Misfit): boolean =>
  /^(?:object|array)$/.test(issue.expected) && node?.kind === 'scalar'

/** Several names, or one below its key, in place of a text. */
const isOfNames = ({ issue, node, key, text }: Misfit): boolean => {
  const names = node?.entries.size ?? 0
  const isBelow = key !== undefined && text.slice(key.end, node?.range.start).includes('\n')
  return issue.expected === 'string' && (names > 1 || (names === 1 && isBelow))
}

/** What stands in brackets, and a number in place of a text, on one line: somebody wrote it there. */
const isWritten = (misfit: Misfit): boolean => {
  const { node } = misfit
  const isMeant =
    node?.kind === 'scalar' ? !isPlain(misfit) : /^[[{]/.test(sourceFrom(node?.range.start, misfit))
  return isMeant && isOnOneLine(misfit)
}

/** A text behind the key of a group; the whole line may have been meant for another one. */
const isBehindKey = (misfit: Misfit): boolean =>
  misfit.node?.kind === 'scalar' &&
  misfit.key !== undefined &&
  !sourceFrom(misfit.key.end, misfit).includes('\n')

/**
 * `Wann?: Morgen.` in the place of a list of groups with more than two required texts: how such lines become entries
 * is told once for all of them. Where two texts suffice, each line becomes a pair as it stands.
 */
const isOfPairs = ({ issue, node }: Misfit, schema: Schema | undefined): boolean => {
  const element = schema && elementOf(schema)
  const entries = [...(node?.entries ?? [])]
  if (issue.expected !== 'array' || !element || requiredIn(element).length <= 2) return false
  return (
    entries.length > 0 &&
    entries.every(([key, part]) => part.node.kind === 'scalar' && isNoName(key, element))
  )
}

const repairsOf = ({ issue, node, key, text }: Misfit, judged: Judged): Repair[] => {
  const name = String(issue.path.at(-1) ?? ENTRY)
  const { schema } = spotAt(judged, issue.path)
  const group = spotAt(judged, around(issue.path))
  return [
    ...(node && schema && issue.expected === 'array'
      ? [...namedList(name, node, schema, text), ...groupForList(name, node, schema, text)]
      : []),
    ...(group.schema && key ? otherKey(name, key, group.schema, group.value) : []),
  ]
}

/** A value whose layout makes it another kind than is wanted: much in it may be judged by nobody. */
const ofLayout = (misfit: Misfit, judged: Judged): Flaw => {
  const { issue, node, text } = misfit
  // Somebody wrote a list of texts where one text belongs: no layout makes that, wherever it stands.
  const isMeant = issue.expected === 'string' && node?.kind === 'list'
  // An entry that is only a text is one fault: if what it lacks were added, hiding it would be cheaper.
  const isEntry = isPlain(misfit) && node?.dash !== undefined && isOnOneLine(misfit)
  const isGroup = issue.expected === 'object' && !isEntry
  const wanted = isGroup ? missingFrom(spotAt(judged, issue.path).schema) : 0
  const cost = COST.misplaced + COST.unseen * unseenIn(node, text) + COST.missing * wanted
  return flawAt(issue, judged, cost, !isMeant, () => repairsOf(misfit, judged))
}

/** Whether a file holds the entries of another one: it is not a group with too many dashes. */
const isOtherFile = ({ issue, node }: Misfit, judged: Judged): boolean => {
  const known = new Set(keysOf(judged.schema))
  const names = (node?.items ?? []).flatMap(({ entries }) => [...entries.keys()])
  return issue.path.length === 0 && names.length > 0 && !names.some((name) => known.has(name))
}

/** A value of another kind than is wanted. */
export const ofWrongType = (issue: TypeIssue, judged: Judged): Flaw[] => {
  const { document, text } = judged
  const { value, node, schema } = spotAt(judged, issue.path)
  if (value === null) return [flawAt(issue, judged, COST.missing)]
  const misfit: Misfit = { issue, node, text, key: locate(document.root, issue.path).key }
  if (isOfNames(misfit)) {
    const cost = COST.misplaced + COST.unseen * (unseenIn(node, text) - 1)
    // An entry of a list may belong to a list around it.
    return [flawAt(issue, judged, cost, node?.dash !== undefined)]
  }
  // It costs as much as a group would: otherwise adding dashes would turn any group into such a file.
  if (isOtherFile(misfit, judged))
    return [flawAt(issue, judged, COST.misplaced + COST.unseen * unseenIn(node, text))]
  if (isWritten(misfit) || isOfPairs(misfit, schema)) return [flawAt(issue, judged, COST.misplaced)]
  if (isBehindKey(misfit)) return [flawAt(issue, judged, COST.misplaced, true)]
  return [ofLayout(misfit, judged)]
}
