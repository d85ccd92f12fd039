import { splice } from '../../edit/settle.ts'
import { typed } from '../../yaml/quote.ts'
import { type Style, type Valued, valuesIn } from './touched.ts'

type Text = Valued & { value: string }

const isText = (valued: Valued): valued is Text =>
  valued.node.kind === 'scalar' && typeof valued.value === 'string'

/** Whether a text has quotation marks that it does not need. */
const isIdle = ({ node: { style }, value }: Text): boolean =>
  (style === 'single' || style === 'double') && typed(value) === value

/** Whether texts stand in quotation marks also where they need none. */
const quotesAll = (texts: readonly Text[]): boolean =>
  texts.filter(isIdle).length > texts.filter(({ node }) => node.style === 'plain').length

/** Texts without the quotation marks that a repair has completed, where the file has none that it does not need. */
export const plainTexts: Style = ({ sheet, isNew }) => {
  const texts = valuesIn(sheet).filter(isText)
  const isTouched = ({ node }: Text) => isNew(node.range.start)
  const idle = texts.filter((text) => isTouched(text) && isIdle(text))
  if (idle.length === 0 || quotesAll(texts.filter((text) => !isTouched(text)))) return []
  return idle
    .slice(0, 1)
    .map(({ node: { range }, value }) =>
      splice(sheet, { start: range.start - 1, end: range.end + 1 }, value),
    )
}

/** No line of a text is longer. */
const WIDEST = 120

/** A text that goes on in a second line, in one, where that has room for it. */
export const oneLine: Style = ({ sheet, isNew }) =>
  valuesIn(sheet)
    .filter(isText)
    .filter(({ node: { style, range } }) => {
      const source = sheet.text.slice(range.start, range.end)
      return style === 'plain' && source.includes('\n') && [range.start, range.end].some(isNew)
    })
    .filter(({ node: { range }, value }) => {
      const column = range.start - (sheet.text.lastIndexOf('\n', range.start - 1) + 1)
      return column + value.length <= WIDEST
    })
    .slice(0, 1)
    .map(({ node: { range }, value }) => splice(sheet, range, value))
