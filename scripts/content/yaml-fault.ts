import { findMisplaced, siblingIndent } from './indentation.ts'
import { indentOf, type Line, lineIndexAt, linesOf, wholeLine } from './lines.ts'
import { wording } from './messages.ts'
import { findOpenQuote } from './open-quote.ts'
import type { Wording } from './problem.ts'
import type { Range } from './source-file.ts'
import type { YamlFault } from './yaml.ts'

interface Explanation {
  range: Range
  wording: Wording
}

const VALUE_OF_LINE = /^(\s*(?:-\s+)*[^\s:#"'][^:]*:\s+)(\S.*)$/
const ITEM_OF_LINE = /^(\s*(?:-\s+)+)(\S.*)$/

/** A value that stands in the lines below, as it should. */
const BEGINS_TEXT = /^(!\S+\s*)?([|>][-+\d]*)?(\s+#.*)?$/

/** Brackets that hold something, and text behind them: `{stats.projects} Projekte`. */
const BRACKETS_AND_TEXT = /^(\{[^{}]*\}|\[[^[\]]*\])\s*[^\s#,\]}]/

const explainTab = (lines: Line[], index: number): Explanation | undefined => {
  const tabbed = lines.slice(index).find(({ text }) => /^\s*\t/.test(text)) ?? lines[index]
  const at = tabbed?.text.indexOf('\t') ?? -1
  if (!tabbed || at < 0) return undefined
  return { range: { start: tabbed.start + at, end: tabbed.start + at + 1 }, wording: wording.tab() }
}

/** A value that begins with a sign that means something else in YAML, or holds a second colon. */
const explainValue = (line: Line): Explanation | undefined => {
  const match = VALUE_OF_LINE.exec(line.text) ?? ITEM_OF_LINE.exec(line.text)
  if (!match?.[1] || !match[2]) return undefined
  const value = match[2].trimEnd()
  const range = {
    start: line.start + match[1].length,
    end: line.start + match[1].length + value.length,
  }
  if (BEGINS_TEXT.test(value)) return undefined
  if (/^[@%`&*|>]/.test(value) || BRACKETS_AND_TEXT.test(value))
    return { range, wording: wording.specialSign(value) }
  if (/:(\s|$)/.test(value) && !/^["'[{]/.test(value))
    return { range, wording: wording.colon(value) }
  if (/^(["']).*\1./.test(value)) return { range, wording: wording.textAfterQuote(value) }
  return undefined
}

const KEY_WITHOUT_SPACE = /^([\w-]+):(\S.*)$/
const DASH_WITHOUT_SPACE = /^-([^\s-].*)$/

/** A line where colon or space between a key and its value, or behind the dash, is missing. */
const explainGap = (line: Line | undefined): Explanation | undefined => {
  if (!line) return undefined
  const text = line.text.trim().replace(/^(-\s+)+/, '')
  const range = wholeLine(line)
  const [, item] = DASH_WITHOUT_SPACE.exec(text) ?? []
  if (item) return { range, wording: wording.missingSpace('-', `- ${item}`) }
  const [, key, value] = KEY_WITHOUT_SPACE.exec(text) ?? []
  if (key) return { range, wording: wording.missingSpace(':', `${key}: ${value}`) }
  if (/:(\s|$)/.test(text) || BEGINS_TEXT.test(text)) return undefined
  const repaired = /\s/.test(text) ? text.replace(/\s+/, ': ') : `${text}: …`
  return { range, wording: wording.missingColon(repaired) }
}

/** The nearest line above that is not below a key of this line's column. */
const lineAbove = (lines: Line[], index: number): Line | undefined => {
  const column = indentOf(lines[index]?.text ?? '')
  return lines
    .slice(0, index)
    .findLast((line) => /^\s*[^\s#]/.test(line.text) && siblingIndent(line) <= column)
}

const KEY_OR_ITEM = /^\s*(?:-\s|["']?[\w-]+["']?:(?:\s|$))/

/** The outermost line without key or dash that this line stands below: `text >-` above a text's lines. */
const headOf = (lines: Line[], index: number): Line | undefined => {
  const line = lines[index]
  const above = lines.findLastIndex(
    ({ text }, at) =>
      at < index && text.trim() !== '' && indentOf(text) < indentOf(line?.text ?? ''),
  )
  const isOwner = KEY_OR_ITEM.test(lines[above]?.text ?? '')
  return above < 0 || isOwner ? line : headOf(lines, above)
}

/** A line that seems to stand wrong because one above it, or the line itself, is no key. */
const explainKey = (lines: Line[], index: number, reason: string): Explanation | undefined => {
  const line = lines[index]
  if (!line) return undefined
  const head = headOf(lines, index)
  if (head !== line && !DASH_WITHOUT_SPACE.test(line.text.trim())) return explainGap(head)
  if (/expected ':'/.test(reason) || DASH_WITHOUT_SPACE.test(line.text.trim())) {
    return explainGap(line)
  }
  const above = lineAbove(lines, index)
  const isKeyLost = above && indentOf(line.text) === siblingIndent(above)
  const isDashLost = above && DASH_WITHOUT_SPACE.test(above.text.trim())
  return isKeyLost || isDashLost ? explainGap(above) : undefined
}

/** A line that stands neither where its siblings stand nor below one of them. */
const explainIndent = (lines: Line[], index: number): Explanation | undefined => {
  const misplaced = findMisplaced(lines, index)
  if (!misplaced) return undefined
  const { line, found, expected } = misplaced
  return { range: wholeLine(line), wording: wording.indent(found, expected) }
}

/** The line that the parser means: it often stops at the line after the one that is wrong. */
const explain = (text: string, fault: YamlFault): Explanation => {
  const lines = linesOf(text)
  const index = lineIndexAt(lines, fault.offset)
  const line = lines[index] ?? { text: '', start: 0 }
  if (fault.reason === 'alias' || fault.reason.startsWith('unidentified alias')) {
    return explainValue(line) ?? { range: wholeLine(line), wording: wording.alias() }
  }
  if (/tab characters/.test(fault.reason) || /^ *\t/.test(line.text)) {
    const found = explainTab(lines, index)
    if (found) return found
  }
  const quote = findOpenQuote(text, lines, index)
  if (quote) return { range: quote, wording: wording.openQuote(text.charAt(quote.start)) }
  const found = explainKey(lines, index, fault.reason) ?? explainValue(line)
  if (found) return found
  if (/indentation|end of the stream|expected <|mapping/.test(fault.reason)) {
    const found = explainIndent(lines, index)
    if (found) return found
  }
  return { range: wholeLine(line), wording: wording.notYaml() }
}

const ownReasons: Record<string, () => Wording> = {
  empty: () => wording.emptyFile(),
  'two-documents': () => wording.twoDocuments(),
  'unknown-tag': () => wording.unknownTag(),
  'key-not-text': () => wording.keyNotText(),
}

/** Finds what an editor did where the YAML parser only says that it could not go on. */
export const explainFault = (text: string, fault: YamlFault): Explanation => {
  const own = ownReasons[fault.reason]
  if (!own) return explain(text, fault)
  const lines = linesOf(text)
  const line = lines[lineIndexAt(lines, fault.offset)] ?? { text: '', start: 0 }
  return { range: wholeLine(line), wording: own() }
}
