import { readYaml } from './yaml.ts'

/** Signs that people put around a text, also those that mean nothing to YAML. */
const OPENING = /^["'„“”‚‘’»«›‹´`]/
const CLOSING = /["'„“”‚‘’»«›‹´`]$/

/** `„Brot“ oder „Torte“`: the first mark and the last are no pair. */
const OF_TWO_PAIRS = /^[„“”«»].*[„“”«»"].*[„“”«»"]$/s

/** `"Brot" oder "Torte"`: the second mark closes the first, and another pair ends the text. */
const STRAIGHT_PAIRS = /^(["'])(?:(?!\1).)*(?<=\S)\1(?=[\s.,;:!?)–-]).*[\s(](["'])(?:(?!\2).)*\2$/s

/** Two single ones look like a double one. */
const DOUBLED = /^''([^']+)''$/

/** A text without the quotation marks around it. */
export const unquoted = (text: string): string => {
  const doubled = DOUBLED.exec(text)?.[1]
  if (doubled !== undefined) return doubled
  const isAround = text.length > 1 && OPENING.test(text) && CLOSING.test(text)
  return !isAround || OF_TWO_PAIRS.test(text) || STRAIGHT_PAIRS.test(text)
    ? text
    : text.slice(1, -1)
}

/** A text of several lines in one. */
const inOneLine = (text: string): string =>
  `"${text.replace(/["\\]/g, '\\$&').replace(/\r?\n/g, '\\n')}"`

/** A text as YAML reads it for sure; in single quotation marks where there are double ones inside. */
export const quoted = (text: string): string => {
  if (text.includes('\n')) return inOneLine(text)
  return text.includes('"') ? `'${text.replace(/'/g, "''")}'` : `"${text.replace(/\\/g, '\\\\')}"`
}

/** Whether YAML reads a source behind a colon as this very text. */
export const isReadAs = (source: string, text: string): boolean => {
  const result = readYaml(`a: ${source}`)
  return 'document' in result && (result.document.value as { a?: unknown }).a === text
}

/** `07:30`: older YAML takes a time for a number. */
export const isClock = (text: string): boolean => /^\d{1,2}:\d\d$/.test(text)

/** A text as somebody types it: with quotation marks only where YAML needs them. */
export const typed = (text: string): string =>
  isReadAs(text, text) && !isClock(text) ? text : quoted(text)

/** A text as somebody types it as one of several between square brackets. */
export const typedInBrackets = (text: string): string =>
  /[,[\]{}]/.test(text) ? quoted(text) : typed(text)

/** A value in one line: texts, lists in square brackets, groups in braces. */
export const inBrackets = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(inBrackets).join(', ')}]`
  if (typeof value === 'string') return value.includes(':') ? quoted(value) : typedInBrackets(value)
  if (typeof value !== 'object' || value === null) return String(value)
  const parts = Object.entries(value).map(([key, part]) => `${key}: ${inBrackets(part)}`)
  return `{ ${parts.join(', ')} }`
}

/** What a value means that somebody types behind a colon. */
export const meaningOf = (source: string): unknown => {
  const result = readYaml(`a: ${source}`)
  return 'document' in result ? (result.document.value as { a?: unknown }).a : source
}
