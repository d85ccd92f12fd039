import { expect, test } from 'vitest'
import { wrappedText } from '../../../scripts/parse/repair/rules/wrapped-text.ts'
import { findAnswers } from '../../../scripts/parse/repair/whole-text/answer-between.ts'
import { findEntriesInBraces } from '../../../scripts/parse/repair/whole-text/entry-in-braces.ts'
import { findPastedParagraphs } from '../../../scripts/parse/repair/whole-text/pasted-paragraphs.ts'
import { findUnfinishedCopies } from '../../../scripts/parse/repair/whole-text/unfinished-copies.ts'
import { linesOf } from '../../../scripts/text/lines.ts'
import { within } from '../../within.ts'

/** As long as a text may be. */
const filled = (lines: string): string => lines.repeat(Math.floor(999_000 / lines.length))

test.each([
  ['answers between keys', findAnswers, filled('---\na: b\n')],
  ['answers below notes', findAnswers, `${'#\n'.repeat(250_000)}${'---\na: b\n'.repeat(50_000)}`],
  ['braces that nobody closes', findEntriesInBraces, filled('- {\n')],
  ['braces with groups', findEntriesInBraces, filled('- {\n  a: b\n')],
  ['names above empty lines', findPastedParagraphs, `${filled('  a: b c\n\n')}Ab cd: e\n`],
  ['the same entry', findUnfinishedCopies, filled('- id: a\n')],
  ['the same entry, with fields', findUnfinishedCopies, filled('- id: a\n  b: c\n')],
])(
  'thousands of lines are looked through once: %s',
  within(4, (_, find, text) => {
    expect(find(text)).toEqual([])
  }),
)

test(
  'blanks within a line of a wrapped text are looked through once',
  within(1, () => {
    const text = `a: "b" c${' '.repeat(100_000)}d\n  e\n`
    expect(wrappedText({ text, lines: linesOf(text), inText: [] }, 0)).toHaveLength(1)
  }),
)
