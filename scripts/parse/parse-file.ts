import type { Schema } from '../schema/schema.ts'
import { isMarkdown } from '../text/markdown-file.ts'
import type { SourceFile } from '../text/source-file.ts'
import { type Draft, put } from './draft.ts'
import { parseMarkdown } from './parse-markdown.ts'
import { parseYaml } from './parse-yaml.ts'
import type { FileParse } from './parsed-file.ts'
import { findFences } from './repair/lines/fences.ts'
import { findAnswers } from './repair/whole-text/answer-between.ts'
import { findConflicts } from './repair/whole-text/conflicts.ts'
import { findEntriesInBraces } from './repair/whole-text/entry-in-braces.ts'
import { findEqualSigns } from './repair/whole-text/equal-signs.ts'
import { findHiddenSigns } from './repair/whole-text/hidden-signs.ts'
import { findListSigns } from './repair/whole-text/list-signs.ts'
import { findMailHead } from './repair/whole-text/mail-head.ts'
import { findPastedParagraphs } from './repair/whole-text/pasted-paragraphs.ts'
import { findLostReferences, findReferences } from './repair/whole-text/references.ts'
import { findSplitNumbers } from './repair/whole-text/split-numbers.ts'
import { findUnfinishedCopies } from './repair/whole-text/unfinished-copies.ts'

/** So deep may what is named elsewhere have such names inside. */
const MOST_ROUNDS = 4

/** The draft with all that is named elsewhere written out. */
const writtenOut = (draft: Draft, rounds = MOST_ROUNDS): Draft => {
  const repairs = rounds > 0 ? findReferences(draft.mended.text) : []
  return repairs.length === 0 ? draft : writtenOut(put(draft, repairs), rounds - 1)
}

/**
 * Reads a file to its value, and names what is wrong with how it is written.
 *
 * @param schema what the whole file has to be: it tells how a damaged text was meant
 */
export const parseFile = (source: SourceFile, schema: Schema | undefined): FileParse => {
  const raw: Draft = { source, mended: { text: source.text, edits: [] }, problems: [] }
  const isArticle = isMarkdown(source.name)
  const frames = findFences(raw.mended.text, isArticle)
  // An article may have both rules and blocks of code in its text.
  const answers = isArticle || frames.length > 0 ? frames : findAnswers(raw.mended.text)
  const bare = put(raw, answers)
  const headless = put(bare, findMailHead(bare.mended.text, isArticle))
  const single = put(headless, findConflicts(headless.mended.text))
  const visible = put(single, findHiddenSigns(single.mended.text, isArticle))
  const noted = put(visible, findEqualSigns(visible.mended.text, isArticle))
  if (isArticle) return parseMarkdown(noted, schema)
  const bracketed = put(noted, findEntriesInBraces(noted.mended.text))
  const told = put(bracketed, findPastedParagraphs(bracketed.mended.text))
  const listed = put(told, findListSigns(told.mended.text))
  const whole = put(listed, findSplitNumbers(listed.mended.text))
  const led = put(whole, findLostReferences(whole.mended.text))
  const once = put(led, findUnfinishedCopies(led.mended.text))
  return parseYaml(writtenOut(once), schema, (text) => text)
}
