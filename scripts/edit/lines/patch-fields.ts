import { structuredPatch } from 'diff'
import { headerOf } from '../patch.ts'
import { changeLines, type FieldEdit, textOfLines } from './change-lines.ts'

/** Lines of a file that follow each other, before and after edits. */
interface Passage {
  first: number
  before: string
  after: string
  next: string
}

/** What of edits became a patch. */
export interface FieldsPatch {
  /** As `git apply` takes it; empty where nothing changes. */
  patch: string
  /** Edits that are not in it: what is known of their file does not say how. */
  left: FieldEdit[]
}

const byName = <T>(items: readonly T[], nameOf: (item: T) => string): T[][] => {
  const groups = new Map<string, T[]>()
  for (const item of items) groups.set(nameOf(item), [...(groups.get(nameOf(item)) ?? []), item])
  return [...groups.values()]
}

const linesIn = (text: string): number => text.split('\n').length - (text.endsWith('\n') ? 1 : 0)

const passageOf = (edits: readonly FieldEdit[]): Passage | undefined => {
  const [{ field } = {}] = edits
  const after = changeLines(edits)
  if (!field || after === undefined) return undefined
  const { first, next } = field.lines
  return { first, before: textOfLines(field), after, next }
}

const endOf = ({ first, before }: Passage): number => first + linesIn(before)

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
      grown += linesIn(after) - linesIn(before)
      return differences(passage).map(({ oldStart, oldLines, newStart, newLines, lines }) => {
        const head = `@@ -${oldStart + first - 1},${oldLines} +${newStart + from},${newLines} @@\n`
        return head + lines.map((line) => inWords(line, next)).join('')
      })
    })
    .join('')
}

/**
 * The edits as a patch, made of nothing but the lines in which their texts stand: as the same edits of the whole
 * files would be.
 *
 * @param folder of the content in its repository: `content`
 */
export const patchFields = (edits: readonly FieldEdit[], folder: string): FieldsPatch => {
  const ofLines = ({ field: { file, lines } }: FieldEdit) => `${file}:${lines.first}`
  const groups = byName(edits, ofLines).map((group) => ({ group, passage: passageOf(group) }))
  const ofFile = ({ group }: (typeof groups)[number]) => group[0]?.field.file ?? ''
  const patches = byName(groups, ofFile).map((inFile) => {
    const passages = inFile.flatMap(({ passage }) => (passage ? [passage] : []))
    const hunks = hunksOf(passages)
    return hunks && headerOf(`${folder}/${inFile[0] && ofFile(inFile[0])}`) + hunks
  })
  const left = groups.flatMap(({ group, passage }) => (passage ? [] : group))
  return { patch: patches.join(''), left }
}
