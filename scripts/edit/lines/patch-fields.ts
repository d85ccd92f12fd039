import { structuredPatch } from 'diff'
import type { GroupSource } from '../../../src/content/field-source.ts'
import { groupBy } from '../../../src/content/group-by.ts'
import { countLines } from '../../text/lines.ts'
import type { FileEdit } from '../content-edit.ts'
import { headerOf } from '../patch.ts'
import { changeGroups, type Passage } from './change-groups.ts'
import { changeLines, type FieldEdit, textOfLines } from './change-lines.ts'

/** What of edits became a patch. */
export interface FieldsPatch {
  /** As `git apply` takes it; empty where nothing changes. */
  patch: string
  /** How many edits are not in it: what is known of their file does not say how. */
  left: number
}

/** Edits of other things than texts, and the lines that they may change. */
export interface OtherEdits {
  others: readonly FileEdit[]
  groups: readonly GroupSource[]
}

const passageOf = (edits: readonly FieldEdit[]): Passage | undefined => {
  const [{ field } = {}] = edits
  const after = changeLines(edits)
  if (!field || after === undefined) return undefined
  const { first, next } = field.lines
  return next === undefined ? undefined : { first, before: textOfLines(field), after, next }
}

const endOf = ({ first, before }: Passage): number => first + countLines(before)

const together = (passage: Passage, below: Passage): Passage => ({
  ...below,
  first: passage.first,
  before: passage.before + below.before,
  after: passage.after + below.after,
})

/** Passages of which one begins where another ends as one: the line below a passage stands in the patch. */
const joined = (passages: readonly Passage[]): Passage[] => {
  const all: Passage[] = []
  for (const passage of passages.toSorted((a, b) => a.first - b.first)) {
    const last = all.at(-1)
    if (last && endOf(last) === passage.first) all.splice(-1, 1, together(last, passage))
    else all.push(passage)
  }
  return all
}

/** Stands for the line below, which is like no other: git looks for it at the end. */
const BELOW = '\0'

const NO_BREAK = '\\ No newline at end of file\n'

const inWords = (line: string, next: string): string => {
  if (line !== ` ${BELOW}`) return `${line}\n`
  return next.endsWith('\n') ? ` ${next}` : ` ${next}\n${NO_BREAK}`
}

/** What is different between two texts with the same line below them. */
const differences = ({ before, after, next }: Passage) => {
  const below = next && `${BELOW}\n`
  return structuredPatch('a', 'b', before + below, after + below, '', '', { context: 3 }).hunks
}

/** The parts of a patch for one file. */
const hunksOf = (passages: readonly Passage[]): string => {
  let grown = 0
  return joined(passages)
    .flatMap((passage) => {
      const { first, before, after, next } = passage
      const from = first - 1 + grown
      grown += countLines(after) - countLines(before)
      return differences(passage).map(({ oldStart, oldLines, newStart, newLines, lines }) => {
        const head = `@@ -${oldStart + first - 1},${oldLines} +${newStart + from},${newLines} @@\n`
        return head + lines.map((line) => inWords(line, next)).join('')
      })
    })
    .join('')
}

/** What edits of texts make of their own lines. */
const passagesOf = (edits: readonly FieldEdit[]) => {
  const ofLines = ({ field: { file, lines } }: FieldEdit) => `${file}:${lines.first}`
  const groups = [...groupBy(edits, ofLines).values()].map((group) => ({
    group,
    passage: passageOf(group),
  }))
  return {
    passages: groups.flatMap(({ group, passage }) =>
      passage ? [{ ...passage, file: group[0]?.field.file ?? '' }] : [],
    ),
    left: groups.reduce((sum, { group, passage }) => sum + (passage ? 0 : group.length), 0),
  }
}

/**
 * The edits as a patch, made of nothing but the lines in which they belong: as the same edits of the whole files
 * would be.
 *
 * @param folder of the content in its repository: `content`
 */
export const patchFields = (
  edits: readonly FieldEdit[],
  folder: string,
  { others, groups }: OtherEdits = { others: [], groups: [] },
): FieldsPatch => {
  const inGroups = changeGroups(others, groups, edits)
  const inTexts = passagesOf(inGroups.texts)
  const all = [...inGroups.passages, ...inTexts.passages]
  const patches = [...groupBy(all, ({ file }) => file)].map(([file, inFile]) => {
    const hunks = hunksOf(inFile)
    return hunks && headerOf(`${folder}/${file}`) + hunks
  })
  return { patch: patches.join(''), left: inGroups.left + inTexts.left }
}
