import { splitFrontMatter } from '../parse/front-matter.ts'
import { isMarkdown } from '../text/markdown-file.ts'
import type { Range, SourceFile } from '../text/source-file.ts'
import type { YamlDocument } from '../yaml/document.ts'
import { readYaml } from '../yaml/yaml.ts'

/** A YAML text while it is edited. */
export interface Sheet {
  text: string
  document: YamlDocument
  /** What ends its lines. */
  lineBreak: '\n' | '\r\n'
}

/** What ends the lines of a text. */
export const lineBreakOf = (text: string): Sheet['lineBreak'] => {
  const end = text.indexOf('\n')
  return end > 0 && text[end - 1] === '\r' ? '\r\n' : '\n'
}

const readSheet = (text: string, lineBreak: Sheet['lineBreak']): Sheet | undefined => {
  const result = readYaml(text)
  if (!('document' in result) || result.document.duplicates.length > 0) return undefined
  return { text, document: result.document, lineBreak }
}

/** Held for the next edit: it begins with what this one leaves. */
let last: Sheet | undefined

/** A YAML text as far as it can be read whole. */
export const openSheet = (
  text: string,
  lineBreak: Sheet['lineBreak'] = lineBreakOf(text),
): Sheet | undefined => {
  if (last?.text !== text || last.lineBreak !== lineBreak) last = readSheet(text, lineBreak)
  return last
}

/** Where the YAML of a file stands, and the text below it, if it has one. */
export interface Parts {
  yaml: Range
  body: Range | undefined
}

/** The parts of a file; nothing where its front matter is not to be found. */
export const fileParts = (name: string, text: string): Parts | undefined => {
  if (!isMarkdown(name)) return { yaml: { start: 0, end: text.length }, body: undefined }
  const split = splitFrontMatter(text)
  return 'fault' in split ? undefined : { yaml: split.matterRange, body: split.bodyRange }
}

/** A whole file's value, without the text below its front matter; undefined where it can't be read. */
export const fileValue = ({ name, text }: Pick<SourceFile, 'name' | 'text'>): unknown => {
  const parts = fileParts(name, text)
  return parts && openSheet(text.slice(parts.yaml.start, parts.yaml.end))?.document.value
}

/** Where in a YAML text that which keeps it from being read whole begins. */
export const unreadAt = (text: string): Range => {
  const result = readYaml(text)
  if ('document' in result) return result.document.duplicates[0]?.range ?? { start: 0, end: 0 }
  const { offset } = result.fault
  return { start: offset, end: offset }
}
