import { isEqual } from '../edit/equal.ts'
import { settle } from '../edit/settle.ts'
import { fileParts, fileValue, lineBreakOf, openSheet, type Sheet } from '../edit/sheet.ts'
import type { FixedFile } from './repaired.ts'
import { usualColumns } from './style/columns.ts'
import { evenBraces, withoutEmptied } from './style/lines.ts'
import { oneLine, plainTexts, unmarked } from './style/quotes.ts'
import { newLines, type Style } from './style/touched.ts'

const STYLES: readonly Style[] = [usualColumns, oneLine, unmarked, plainTexts, evenBraces]

/** More than one repair leaves to be done. */
const MOST = 50

/** The text in one style, as long as there is something that is not; each time it has to say the same. */
const inStyle = (begun: Sheet, before: string, style: Style): Sheet => {
  let sheet = begun
  for (let count = 0; count < MOST; count += 1) {
    const { value } = sheet.document
    const ways = style({ sheet, before, isNew: newLines(before, sheet.text) })
    const settled = ways.map((way) => settle(sheet, way.value ?? value, [way.text]))
    const next = settled.find((way) => way !== undefined)
    if (!next || next.text === sheet.text) return sheet
    sheet = next
  }
  return sheet
}

/**
 * A repaired file with what the repair has touched as the file has the rest: as far in, without quotation marks that
 * nothing needs, without lines that were emptied. Where not all of it can be read yet, it stays as it is.
 */
export const restyled = ({ name, text: before }: FixedFile, after: string): string => {
  const shorter = withoutEmptied(before, after)
  const saysTheSame = () =>
    isEqual(fileValue({ name, text: shorter }), fileValue({ name, text: after }))
  const text = shorter === after || saysTheSame() ? shorter : after
  const parts = fileParts(name, text)
  const sheet = parts && openSheet(text.slice(parts.yaml.start, parts.yaml.end), lineBreakOf(text))
  if (!sheet) return after
  const done = STYLES.reduce((current, style) => inStyle(current, before, style), sheet)
  return text.slice(0, parts.yaml.start) + done.text + text.slice(parts.yaml.end)
}
