import { splice } from '../../edit/settle.ts'
import { withValue } from '../../edit/with-value.ts'
import { placeAt } from '../../edit/write/place.ts'
import { columnOf } from '../../text/lines.ts'
import { typed } from '../../yaml/quote.ts'
import type { Style, Touched, Valued } from './touched.ts'

type Text = Valued & { value: string }

const isText = (valued: Valued): valued is Text =>
  valued.node.kind === 'scalar' && typeof valued.value === 'string'

const isQuoted = ({ node: { style } }: Text): boolean => style === 'single' || style === 'double'

/** A word: numbers, times and telephone numbers often stand in quotation marks on purpose. */
const isWord = (text: string): boolean => /^\p{L}/u.test(text)

/** Whether a text has quotation marks that it does not need. */
const isIdle = (text: Text): boolean =>
  isQuoted(text) && isWord(text.value) && typed(text.value) === text.value

/** Whether a text stood in its quotation marks before, and a sign behind them was not the fault. */
const wasQuoted = ({ sheet, before }: Touched, { node: { range } }: Text): boolean => {
  const source = sheet.text.slice(range.start - 1, range.end + 1)
  const at = before.indexOf(source)
  return at >= 0 && !/^[ \t]*[,;]/.test(before.slice(at + source.length))
}

/** Whether texts stand in quotation marks also where they need none. */
const quotesAll = (texts: readonly Text[]): boolean =>
  texts.filter(isIdle).length > texts.filter(({ node }) => node.style === 'plain').length

/** Texts without the quotation marks that a repair has completed, where the file has none that it does not need. */
export const plainTexts: Style = (touched) => {
  const { sheet, values, isNew } = touched
  const texts = values.filter(isText)
  const isTouched = ({ node }: Text) => isNew(node.range.start)
  const idle = texts.filter((text) => isTouched(text) && isIdle(text) && !wasQuoted(touched, text))
  if (idle.length === 0 || quotesAll(texts.filter((text) => !isTouched(text)))) return []
  return idle.slice(0, 1).map(({ node: { range }, value }) => ({
    text: splice(sheet, { start: range.start - 1, end: range.end + 1 }, value),
  }))
}

/** No line of a text is longer. */
const WIDEST = 120

/** A text that goes on in a second line, in one, where that has room for it. */
export const oneLine: Style = ({ sheet, values, isNew }) =>
  values
    .filter(isText)
    .filter(({ node: { style, range } }) => {
      const source = sheet.text.slice(range.start, range.end)
      return style === 'plain' && source.includes('\n') && [range.start, range.end].some(isNew)
    })
    .filter(({ node: { range }, value }) => {
      const column = columnOf(sheet.text, range.start)
      return column + value.length <= WIDEST
    })
    .slice(0, 1)
    .map(({ node: { range }, value }) => ({ text: splice(sheet, range, value) }))

/** A text of one line behind its mark in the line of its key; the line break at its end is nobody's. */
export const unmarked: Style = ({ sheet, values, before, isNew }) =>
  values
    .filter(isText)
    .filter(({ node: { style } }) => style === 'literal' || style === 'folded')
    .filter(({ value }) => {
      const text = value.trim()
      const wasBehind = ['>', '|'].some((mark) => before.includes(`${mark} ${text}`))
      return wasBehind && !text.includes('\n') && typed(text) === text
    })
    .flatMap(({ path, value }) => {
      const place = placeAt(sheet, path)
      if (!place || !isNew(place.range.start)) return []
      const text = splice(sheet, place.range, value.trim())
      return [{ text, value: withValue(sheet.document.value, path, value.trim()) }]
    })
    .slice(0, 1)
