import { type Problem, problemAt } from '../problem/problem.ts'
import { inSource } from '../text/edits.ts'
import {
  hasLinesBelow,
  isSameBelow,
  type Line,
  lineIndexAt,
  linesOf,
  passageAt,
} from '../text/lines.ts'
import type { DuplicateKey, YamlDocument } from '../yaml/document.ts'
import { isFraction } from '../yaml/is-fraction.ts'
import type { Draft } from './draft.ts'
import { keyWording } from './key-messages.ts'

/** `{ from: 19,50, to: 21,50 }`: what stands behind the comma of a number is no key. */
const isBehindComma = ({ key, range }: DuplicateKey, { mended }: Draft): boolean =>
  isFraction(key) && /\d,$/.test(mended.text.slice(0, range.start))

const duplicateOf = (
  { key, range, first }: DuplicateKey,
  { source, mended }: Draft,
  lines: Line[],
): Problem => {
  const place = inSource(range, mended)
  const [before, own] = [inSource(first, mended).start, place.start].map((start) =>
    lineIndexAt(lines, start),
  ) as [number, number]
  const hasLines = [before, own].some((index) => hasLinesBelow(lines, index))
  const problem = problemAt(source, place, keyWording.duplicateKey(key, before + 1, hasLines))
  const passage = passageAt(source.text, place.start)
  // Which of two that differ goes, only whoever wrote them knows.
  if (!passage || !isSameBelow(lines, before, own)) return problem
  return { ...problem, repair: { edits: [{ ...passage, by: '' }], isSure: false } }
}

/** Each key that a group has a second time. */
export const duplicatesIn = ({ duplicates }: YamlDocument, draft: Draft): Problem[] => {
  const lines = linesOf(draft.source.text)
  return duplicates
    .filter((duplicate) => !isBehindComma(duplicate, draft))
    .map((duplicate) => duplicateOf(duplicate, draft, lines))
}
