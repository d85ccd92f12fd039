import { explainAlias } from './explain/alias.ts'
import type { Explanation } from './explain/explanation.ts'
import { explainKey } from './explain/gap.ts'
import { explainIndent } from './explain/indentation.ts'
import { explainOpenBracket } from './explain/open-bracket.ts'
import { explainOpenQuote } from './explain/open-quote.ts'
import { explainTab } from './explain/tab.ts'
import { explainTag } from './explain/tag.ts'
import { explainText } from './explain/text-line.ts'
import { explainValue } from './explain/value.ts'
import { type Line, lineIndexAt, linesOf, wholeLine } from './lines.ts'
import { wording } from './messages.ts'
import type { YamlFault } from './yaml.ts'

/** The line that the parser means: it often stops at the line after the one that is wrong. */
const explain = (text: string, fault: YamlFault): Explanation => {
  const lines = linesOf(text)
  const index = lineIndexAt(lines, fault.offset)
  const line = lines[index] ?? { text: '', start: 0 }
  if (fault.reason === 'alias' || fault.reason.startsWith('unidentified alias')) {
    return explainAlias(lines, fault.offset)
  }
  if (/tab characters/.test(fault.reason) || /^ *\t/.test(line.text)) {
    const found = explainTab(lines, index)
    if (found) return found
  }
  return (
    explainOpenQuote(text, lines, index) ??
    explainOpenBracket(lines, index) ??
    explainText(lines, index) ??
    explainKey(lines, index, fault.reason) ??
    explainValue(line) ??
    (/indentation|end of the stream|expected <|mapping/.test(fault.reason)
      ? explainIndent(lines, index)
      : undefined) ?? { range: wholeLine(line), wording: wording.notYaml() }
  )
}

/** A mark that begins a second document is dropped, and what follows belongs to the first. */
const explainSecond = (line: Line): Explanation => {
  const range = wholeLine(line)
  return { range, wording: wording.twoDocuments(), edits: [{ ...range, by: '' }] }
}

const own: Record<string, (line: Line, fault: YamlFault) => Explanation> = {
  empty: (line) => ({ range: wholeLine(line), wording: wording.emptyFile() }),
  'two-documents': explainSecond,
  'unknown-tag': explainTag,
  'key-not-text': (line) => ({ range: wholeLine(line), wording: wording.keyNotText() }),
}

/** Finds what an editor did where the YAML parser only says that it could not go on. */
export const explainFault = (text: string, fault: YamlFault): Explanation => {
  const lines = linesOf(text)
  const line = lines[lineIndexAt(lines, fault.offset)] ?? { text: '', start: 0 }
  return own[fault.reason]?.(line, fault) ?? explain(text, fault)
}
