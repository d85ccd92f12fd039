import { type Problem, problemAt } from '../problem/problem.ts'
import { inSource } from '../text/edits.ts'
import { passageAt } from '../text/lines.ts'
import { positionAt } from '../text/source-file.ts'
import type { DuplicateKey, YamlDocument } from '../yaml/document.ts'
import { isFraction } from '../yaml/is-fraction.ts'
import type { Draft } from './draft.ts'
import { parseWording } from './messages.ts'

/** `{ from: 19,50, to: 21,50 }`: what stands behind the comma of a number is no key. */
const isBehindComma = ({ key, range }: DuplicateKey, { mended }: Draft): boolean =>
  isFraction(key) && /\d,$/.test(mended.text.slice(0, range.start))

const duplicateOf = ({ key, range, first }: DuplicateKey, { source, mended }: Draft): Problem => {
  const { line } = positionAt(source.text, inSource(first, mended).start)
  const place = inSource(range, mended)
  const problem = problemAt(source, place, parseWording.duplicateKey(key, line))
  const lines = passageAt(source.text, place.start)
  return lines ? { ...problem, repair: { edits: [{ ...lines, by: '' }], isSure: false } } : problem
}

/** Each key that a group has a second time. */
export const duplicatesIn = ({ duplicates }: YamlDocument, draft: Draft): Problem[] =>
  duplicates
    .filter((duplicate) => !isBehindComma(duplicate, draft))
    .map((duplicate) => duplicateOf(duplicate, draft))
