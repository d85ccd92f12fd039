import type { YamlStyle } from '../../yaml/node.ts'
import { isClock, quoted } from '../../yaml/quote.ts'
import type { Sheet } from '../sheet.ts'
import type { Place } from './place.ts'
import { continued, folded, literal, writtenLines } from './text-lines.ts'

const inSingle = (text: string): string => `'${text.replace(/'/g, "''")}'`

/** With every sign that has no look of its own told by its number. */
export const escaped = (text: string): string =>
  JSON.stringify(text).replace(
    /[\u007f-\u009f\u2028\u2029\ufeff]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )

type Writing = ReturnType<typeof writtenLines>

/** A text in the ways of one style, the likeliest first. */
type Writer = (text: string, written: Writing, lineBreak: string) => string[]

/** In one line; where it had several before, in several. */
const inLines =
  (mark: (text: string) => string): Writer =>
  (text, written, lineBreak) =>
    written.lines.length > 1
      ? [continued(mark(text), written, lineBreak), mark(text)]
      : text.includes('\n')
        ? []
        : [mark(text)]

const isSeveral = (text: string) => text.includes('\n')

const ifSeveral =
  (writer: Writer): Writer =>
  (text, ...where) =>
    isSeveral(text) ? writer(text, ...where) : []

/** A time gets quotation marks, as everywhere: without them not every reader of YAML takes it for a text. */
const unlessClock =
  (writer: Writer): Writer =>
  (text, ...where) =>
    isClock(text) ? [] : writer(text, ...where)

const writers: Record<YamlStyle, Writer[]> = {
  plain: [unlessClock(inLines((text) => text)), ifSeveral(literal)],
  single: [inLines(inSingle), ifSeveral(literal)],
  double: [inLines(escaped), (text) => [escaped(text)]],
  literal: [literal],
  folded: [folded, literal],
  lines: [],
  brackets: [],
}

/** For every text that its own style can't hold. */
const last: Writer[] = [inLines(quoted), (text) => [escaped(text)]]

/** A text in all ways in which it may stand at a place, that of the place first. */
export const textSources = (sheet: Sheet, place: Place, text: string): string[] => {
  const written = writtenLines(sheet, place)
  return [...writers[place.node.style], ...last].flatMap((write) =>
    write(text, written, sheet.lineBreak),
  )
}

/** A number, `true`, `false` or nothing as YAML. */
export const plainSource = (value: number | boolean | null): string => String(value)
