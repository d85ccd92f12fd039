import { CORE_SCHEMA, constructFromEvents, EVENT_ID, parseEvents, YAMLException } from 'js-yaml'
import { MAX_DEPTH, openCursor, take } from './cursor.ts'
import type { YamlDocument, YamlFault, YamlReferences } from './document.ts'
import { readNode } from './read-node.ts'

export type YamlResult = { document: YamlDocument } | { fault: YamlFault }

const readDocument = (source: string): YamlResult => {
  const events = parseEvents(source, { maxDepth: MAX_DEPTH })
  const starts = events.filter(({ type }) => type === EVENT_ID.DOCUMENT)
  if (starts.length === 0) return { fault: { reason: 'empty', offset: 0 } }
  if (starts.length > 1) return { fault: { reason: 'two-documents', offset: secondStart(source) } }

  const cursor = openCursor(events, source)
  const root = readNode(cursor)
  cursor.kept.push(take(cursor))
  const { duplicates, placeholders, refusals } = cursor
  const [refusal] = refusals
  if (refusal) return { fault: { ...refusal, refused: refusals.length } }
  const [value] = constructFromEvents(cursor.kept, { source, schema: CORE_SCHEMA, maxAliases: 0 })
  return { document: { value, root, duplicates, placeholders } }
}

/** Whether nothing of a document has been written yet: only comments and directives. */
export const isBlank = (source: string) => source.replace(/^[^\S\r\n]*[#%].*$/gm, '').trim() === ''

/** Offset of the mark, `---` or `...`, behind which a second document begins. */
const secondStart = (source: string): number => {
  const marks = [...source.matchAll(/^(?:---|\.\.\.)(?=\s|$)/gm)].map(({ index }) => index)
  return marks.find((offset) => !isBlank(source.slice(0, offset))) ?? 0
}

/**
 * Reads one YAML document (YAML 1.2 core schema) in one pass to its value and the place of every
 * part of it. Aliases and tags other than our own are refused; duplicate keys are collected, and
 * the first of them stays.
 */
export const readYaml = (source: string): YamlResult => {
  try {
    return readDocument(source)
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error
    const offset = error.mark?.position ?? 0
    const second = secondStart(source)
    // What stands first is told first: behind a second mark all may be read otherwise.
    if (second > 0 && second < offset) return { fault: { reason: 'two-documents', offset: second } }
    return { fault: { reason: error.reason, offset } }
  }
}

/** What in a text stands for something else in it; nothing where it can't be read. */
export const readReferences = (source: string): YamlReferences => {
  try {
    const cursor = openCursor(parseEvents(source, { maxDepth: MAX_DEPTH }), source)
    readNode(cursor)
    return cursor
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error
    return { anchors: [], aliases: [] }
  }
}
