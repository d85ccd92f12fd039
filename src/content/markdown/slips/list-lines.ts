import type { Slip } from './slip.ts'

/** Signs that begin an entry elsewhere and nothing here, with nothing else that they may mean; the last are of Word's own typefaces. */
export const BULLETS = '•·▪▫◦‣●○■□✓✔✅☐☑☒➜→►➡▶👉🔹🔸\uF0A7\uF0B7\uF0D8\uF0FC'

const BULLET = new RegExp(`^([ \\t]*)[${BULLETS}]\uFE0F?[ \\t]+`, 'u')

/** The same, also right before its word, as text copied out of a PDF has it; in one line alone it may be an ornament. */
const TIGHT_BULLET = new RegExp(`^([ \\t]*)[${BULLETS}]\uFE0F?(?:[ \\t]+|(?=[\\p{L}\\d]))`, 'u')

/** A stroke without its space, a dash of another kind, an arrow, a letter: in several lines, they are meant alike. */
const LIKE_A_BULLET =
  /^([ \t]*)(?:-(?=\p{L})|(?:[–—]|--|-{1,2}>|=>)[ \t]+|[a-z]\)[ \t]+|o[ \t]+(?=[\p{L}\d])|§(?:\t|[ \t]{2})[ \t]*)/u

/** A stroke without its space. */
const TIGHT_STROKE = /^([ \t]*)-(?=\p{L})/u

/** What stands before the first line of an entry. */
const ENTRY_ABOVE = /^[ \t]*[-*+][ \t]+$/

/** `1.Teig`: a number without the space behind it. */
const LIKE_A_NUMBER = /^([ \t]*)(?=\d{1,2}[.)]\p{L})/u

/** A line that may begin an entry: most paragraphs have none. */
const ANY_ENTRY = new RegExp(
  [TIGHT_BULLET, LIKE_A_BULLET, LIKE_A_NUMBER].map(({ source }) => source).join('|'),
  'mu',
)

const numberOf = (value: string): number => Number.parseInt(value, 10)

/** A space behind the number that a line begins with. */
const spaced = (value: string): string => value.replace(/^\d+[.)]/, '$& ')

const lineAt = (text: string, start: number): string =>
  text.slice(start).split(/\r?\n|[\u2028\u2029]/, 1)[0] ?? ''

/** A line, and its offset. */
interface Line {
  line: string
  start: number
}

const linesIn = (text: string, offset: number): Line[] =>
  [...text.matchAll(/^/gm)].map(({ index }) => ({
    line: lineAt(text, index),
    start: offset + index,
  }))

const linesWith = (lines: readonly Line[], pattern: RegExp): Line[] =>
  lines.filter(({ line }) => pattern.test(line))

const entryOf = ({ line, start }: Line, pattern: RegExp) => {
  const margin = pattern.exec(line)?.[1] ?? ''
  const value = line.slice(margin.length)
  return { value, offset: start + margin.length, meant: `- ${line.replace(pattern, '')}` }
}

/** Lines that begin with 1, 2 and so on. */
const inNumberedLines = (lines: readonly Line[]): Slip[] => {
  const [first, ...others] = linesWith(lines, LIKE_A_NUMBER)
    .map((line) => entryOf(line, LIKE_A_NUMBER))
    .map((entry) => ({ ...entry, meant: spaced(entry.value) }))
  const isCounted = others.every(({ value }, index) => numberOf(value) === index + 2)
  if (!first || others.length === 0 || numberOf(first.value) !== 1 || !isCounted) return []
  return [{ kind: 'numbered', ...first, others }]
}

/** A line in an entry of a list that was meant as the next one: it alone says it, since others have their stroke. */
const inEntry = (lines: readonly Line[]): Slip[] => {
  const [first, ...others] = linesWith(lines.slice(1), TIGHT_STROKE).map((line) =>
    entryOf(line, TIGHT_STROKE),
  )
  return first ? [{ kind: 'entries', ...first, others }] : []
}

/** Lines with signs before them. */
const inMarkedLines = (lines: readonly Line[]): Slip[] => {
  const bullets = linesWith(lines, TIGHT_BULLET)
  const areSure = bullets.length > 1 || linesWith(bullets, BULLET).length > 0
  const [pattern, marked] = areSure
    ? [TIGHT_BULLET, bullets]
    : [LIKE_A_BULLET, linesWith(lines, LIKE_A_BULLET)]
  const [first, ...others] = marked.map((line) => entryOf(line, pattern))
  if (!first || (pattern === LIKE_A_BULLET && others.length === 0)) return []
  return [{ kind: 'entries', ...first, others }]
}

/**
 * Lines of a paragraph that were meant as the entries of a list, together.
 *
 * @param above what stands before it
 */
export const inListLines = (text: string, offset: number, above: string): Slip[] => {
  if (!ANY_ENTRY.test(text)) return []
  const lines = linesIn(text, offset)
  const marked = inMarkedLines(lines)
  const isEntry = marked.length === 0 && ENTRY_ABOVE.test(above.slice(above.lastIndexOf('\n') + 1))
  return [...(isEntry ? inEntry(lines) : marked), ...inNumberedLines(lines)]
}
