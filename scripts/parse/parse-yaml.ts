import { type Problem, problemAt, withCauses } from '../problem/problem.ts'
import type { Schema } from '../schema/schema.ts'
import { applyInTurn, inSource } from '../text/edits.ts'
import type { Range } from '../text/source-file.ts'
import type { YamlDocument } from '../yaml/document.ts'
import { locate, type Path } from '../yaml/locate.ts'
import type { YamlNode } from '../yaml/node.ts'
import { type Draft, inFile } from './draft.ts'
import { duplicatesIn } from './duplicates.ts'
import type { FileParse, ValueLocation } from './parsed-file.ts'
import { repairText } from './repair/repair-text.ts'
import type { Trap } from './trap.ts'
import { findTraps } from './traps.ts'

const firstWord = (text: string, range: Range): Range => {
  const length = text.slice(range.start, range.end).search(/\s|$/)
  return { start: range.start, end: range.start + Math.max(length, 1) }
}

/** A place for people: what is missing is shown at its parent's key, not over the whole parent. */
const placeIn = (root: YamlNode, text: string, path: Path): ValueLocation => {
  const { value, key, found, quoted } = locate(root, path)
  if (found) return { value, key, found, quoted }
  return { value: key ?? firstWord(text, value), key, found, quoted }
}

/** A trap in a draft, told at its place in the file. */
export const tellTrap = (
  { range, wording: words, isWarning }: Trap,
  { source, mended }: Pick<Draft, 'source' | 'mended'>,
): Problem => problemAt(source, inSource(range, mended), words, isWarning ? 'warning' : 'error')

const trapsIn = (
  { root, value }: YamlDocument,
  { source, mended }: Draft,
  schema: Schema | undefined,
): Problem[] =>
  findTraps(mended.text, root, value, schema).map((trap) => tellTrap(trap, { source, mended }))

/**
 * Reads a draft, or the part of it that is YAML, to its value; the draft is mended by what was found.
 *
 * @param part what of a text is YAML, with every offset kept
 */
export const parseYaml = (
  draft: Draft,
  schema: Schema | undefined,
  part: (text: string) => string,
): FileParse & { draft: Draft } => {
  const { source } = draft
  const { told, mended: after, document } = repairText(part(draft.mended.text), schema)
  const problems = told.map(({ repair, place, edits }) => ({
    ...problemAt(source, inSource(place, draft.mended), repair.wording),
    repair: inFile(edits, repair, draft),
  }))
  const mended = {
    text: applyInTurn(draft.mended.text, after.edits),
    edits: [...draft.mended.edits, ...after.edits],
  }
  const done: Draft = { source, mended, problems: [...draft.problems, ...problems] }
  if (!document) return { problems: done.problems, draft: done }
  const { value, root, placeholders } = document
  const text = part(mended.text)
  const place = (range: Range) => inSource(range, mended)
  return {
    draft: done,
    problems: [
      ...done.problems,
      ...duplicatesIn(document, done),
      ...withCauses(trapsIn(document, done, schema), done.problems),
    ],
    file: {
      source,
      value,
      locate: (path: Path) => {
        const { value: at, key, ...rest } = placeIn(root, text, path)
        return { value: place(at), key: key && place(key), ...rest }
      },
      placeholders: placeholders.map(place),
    },
  }
}
