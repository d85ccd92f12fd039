import { asWritten } from '../../../schema/as-written.ts'
import type { Issue } from '../../../schema/issue.ts'
import type { Schema } from '../../../schema/schema.ts'
import { valueAt } from '../../../schema/value-at.ts'
import type { YamlDocument } from '../../../yaml/document.ts'
import { around, type Flaw, flawFrom, type Judged, MOST_FLAWS } from '../flaw.ts'
import { flawsOf } from './flaws-of.ts'
import { joinedKeys } from './joined-keys.ts'
import { isMissing } from './missing.ts'
import { nextEntry } from './next-entry.ts'
import { swallowedLines } from './swallowed-lines.ts'

/** Where a document is only a part of its file. */
export interface Torn {
  /** Whether its first and its last group may go on in what was cut off. */
  first: boolean
  last: boolean
  /** Whether a key stands at the edge of what was cut off. */
  isOutside: (key: string) => boolean
}

/** What is missing in a part stands in what was cut off, or may stand there in a group at its ends. */
const isElsewhere = (issue: Issue, { root, value }: YamlDocument, torn: Torn): boolean => {
  const [key] = issue.path
  const keys = [...root.entries.keys()]
  // What belongs to the last key of all begins behind the part.
  if (torn.last && key === keys.at(-1) && valueAt(value, issue.path) === null)
    return issue.path.length === 1
  if (!isMissing(issue, value)) return false
  const isOpen = (torn.first && key === keys[0]) || (torn.last && key === keys.at(-1))
  if (issue.path.length > 1) return isOpen && issue.path.length === 2
  return torn.isOutside(String(key))
}

const issuesIn = ({ document, schema }: Judged, torn: Torn | undefined): Issue[] => {
  const result = schema.safeParse(document.value)
  return (result.success ? [] : result.error.issues)
    .flatMap((issue) => asWritten(issue, schema, document.value))
    .filter((issue) => !torn || !isElsewhere(issue, document, torn))
    .slice(0, MOST_FLAWS)
}

/** True for each name at its first time. */
const openFirst = () => {
  const seen = new Set<string>()
  return (name: string): boolean => !seen.has(name) && seen.add(name) !== undefined
}

/** Of all keys that a group lacks each but the first says little more. */
const LESS = 0.1

/** @param hidesLines whether a text has swallowed lines: what is missing may stand there, which is looked into first */
const ofSchema = (judged: Judged, torn: Torn | undefined, hidesLines: boolean): Flaw[] => {
  const isFirst = openFirst()
  return issuesIn(judged, torn)
    .filter(({ code, path }) => code === 'unrecognized_keys' || isFirst(path.join('\n')))
    .flatMap((issue) => {
      const flaws = flawsOf(issue, judged)
      if (!isMissing(issue, judged.document.value)) return flaws
      const cost = isFirst(`missing from ${around(issue.path).join('\n')}`) ? {} : { cost: LESS }
      return flaws.map((flaw) => ({
        ...flaw,
        ...cost,
        ...(hidesLines && { repairable: false }),
      }))
    })
}

/**
 * Everything that is wrong with a document, as far as it can tell a wrong layout from a right one.
 *
 * @param torn missing for a whole file
 */
export const flawsIn = (
  document: YamlDocument,
  schema: Schema | undefined,
  text: string,
  torn?: Torn,
): Flaw[] => {
  const { root, value } = document
  const duplicates = document.duplicates.map((duplicate) =>
    flawFrom(duplicate.range.start, () => nextEntry(duplicate, text)),
  )
  if (!schema) return duplicates
  const swallowed = swallowedLines(root, value, schema, text).map((offset) => flawFrom(offset))
  const joined = joinedKeys(root, value, schema, text).map((repair) =>
    flawFrom(repair.range.start, () => [repair]),
  )
  return [
    ...duplicates,
    ...ofSchema({ document, schema, text }, torn, swallowed.length > 0),
    ...swallowed,
    ...joined,
  ].toSorted((a, b) => a.offset - b.offset)
}
