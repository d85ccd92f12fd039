import type { Rule } from './repair.ts'
import { partBehindHead, wordsBehindHead } from './rules/behind-heads.ts'
import { bareBraces, bareGroups, bareTexts } from './rules/brackets/around.ts'
import { groupsInOne } from './rules/brackets/groups-in-one.ts'
import { openBracket } from './rules/brackets/open.ts'
import { signBehindBracket, surplusBracket } from './rules/brackets/surplus.ts'
import { bracketTooFarOut } from './rules/brackets/too-far-out.ts'
import { bracketSigns, colonInBraces, factInBrackets } from './rules/brackets/within.ts'
import { colonBehind, colonInText, nameBeforeText } from './rules/colons.ts'
import { column } from './rules/column.ts'
import { missingDash, numberedEntries, strayDash } from './rules/dashes.ts'
import { secondDocument } from './rules/documents.ts'
import { doubledHead } from './rules/doubled-lines.ts'
import { entryAboveHead } from './rules/entry-above-head.ts'
import { bareBeginning, namelessBeginning, notedBeginning } from './rules/entry-beginnings.ts'
import { foreignComment } from './rules/foreign-comment.ts'
import { foreignEntry } from './rules/foreign-entry.ts'
import { joinedHead, joinedName, keptMargin } from './rules/joined-lines.ts'
import {
  foreignNote,
  joinedLine,
  missingColon,
  missingSpace,
  patchSign,
  quotedKey,
  wordBefore,
} from './rules/keys.ts'
import { lineAboveEntry } from './rules/line-above-entry.ts'
import { lineBelowHead, partAboveHead } from './rules/line-below-head.ts'
import { listBelowText } from './rules/list-below-text.ts'
import { lostEntry } from './rules/lost-entry.ts'
import { lostHead } from './rules/lost-head.ts'
import { lostName } from './rules/lost-name.ts'
import { textMark, unmarkedBeginning, unmarkedText } from './rules/marks.ts'
import { namesInALine } from './rules/names-in-a-line.ts'
import { badEscape, signBehindQuote, textBehindQuote } from './rules/quoted-values.ts'
import { openQuote } from './rules/quotes.ts'
import { signBeforeName, specialSign } from './rules/special-sign.ts'
import { strayLine } from './rules/stray-line.ts'
import { tab } from './rules/tab.ts'
import { textTooFarOut } from './rules/text-too-far-out.ts'
import { unmovedEntry } from './rules/unmoved-entry.ts'
import { wrappedOutside, wrappedText } from './rules/wrapped-text.ts'

/**
 * Every kind of mistake that a line may have, with the words for it. What a repair costs is how unlikely its mistake
 * is; of two repairs that leave equally many faults, the cheaper one is told.
 */
export const rules: readonly Rule[] = [
  secondDocument,
  doubledHead,
  tab,
  patchSign,
  missingSpace,
  quotedKey,
  textMark,
  openQuote,
  bracketSigns,
  factInBrackets,
  colonInBraces,
  bareBraces,
  bareGroups,
  bareTexts,
  groupsInOne,
  openBracket,
  surplusBracket,
  signBehindBracket,
  bracketTooFarOut,
  specialSign,
  signBeforeName,
  badEscape,
  signBehindQuote,
  textBehindQuote,
  colonBehind,
  keptMargin,
  joinedHead,
  joinedName,
  namesInALine,
  joinedLine,
  partBehindHead,
  wordsBehindHead,
  wordBefore,
  nameBeforeText,
  colonInText,
  foreignNote,
  foreignComment,
  wrappedText,
  wrappedOutside,
  unmarkedText,
  unmarkedBeginning,
  textTooFarOut,
  missingColon,
  column,
  lostHead,
  lostName,
  entryAboveHead,
  lineAboveEntry,
  listBelowText,
  lineBelowHead,
  partAboveHead,
  foreignEntry,
  lostEntry,
  namelessBeginning,
  bareBeginning,
  notedBeginning,
  unmovedEntry,
  missingDash,
  numberedEntries,
  strayDash,
  strayLine,
]
