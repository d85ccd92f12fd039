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

const keysAtEdge = (text: string) => [...text.matchAll(/^[\w-]+(?=:)/gm)].map(([key]) => key)

/** A second document belongs to the first without its mark, unless it says the same things again. */
const explainSecond = (line: Line, _: YamlFault, text: string): Explanation => {
  const range = wholeLine(line)
  const earlier = new Set(keysAtEdge(text.slice(0, range.start)))
  const isRepeated = keysAtEdge(text.slice(range.end)).some((key) => earlier.has(key))
  const end = isRepeated ? text.length : range.end
  return { range, wording: wording.twoDocuments(), edits: [{ start: range.start, end, by: '' }] }
}

const own: Record<string, (line: Line, fault: YamlFault, text: string) => Explanation> = {
  empty: (line) => ({ range: wholeLine(line), wording: wording.emptyFile() }),
  'two-documents': explainSecond,
  'unknown-tag': explainTag,
  'key-not-text': (line) => ({ range: wholeLine(line), wording: wording.keyNotText() }),
}

/** Finds what an editor did where the YAML parser only says that it could not go on. */
export const explainFault = (text: string, fault: YamlFault): Explanation => {
  const lines = linesOf(text)
  const line = lines[lineIndexAt(lines, fault.offset)] ?? { text: '', start: 0 }
  return own[fault.reason]?.(line, fault, text) ?? explain(text, fault)
}
