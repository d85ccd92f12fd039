import { settle } from '../edit/settle.ts'
import { fileParts, fileValue, lineBreakOf, openSheet } from '../edit/sheet.ts'
import { isEqual } from '../edit/spellings/equal.ts'
import type { FixedFile } from './fixed-file.ts'
import { usualColumns } from './style/columns.ts'
import { evenBraces, withoutEmptied } from './style/lines.ts'
import { oneLine, plainTexts, unmarked } from './style/quotes.ts'
import { type Style, type Styled, type Touched, touchedIn } from './style/touched.ts'

const STYLES: readonly Style[] = [usualColumns, oneLine, unmarked, plainTexts, evenBraces]

/** More than one repair leaves to be done. */
const MOST = 50

/** The first way of a style that says the same. */
const settled = ({ sheet, before }: Touched, ways: readonly Styled[]): Touched | undefined => {
  for (const { text, value = sheet.document.value } of ways) {
    const next = settle(sheet, value, [text])
    if (next) return next.text === sheet.text ? undefined : touchedIn(next, before)
  }
  return undefined
}

/** The text in one style, as long as there is something that is not; each time it has to say the same. */
const inStyle = (begun: Touched, style: Style): Touched => {
  let touched = begun
  for (let count = 0; count < MOST; count += 1) {
    const next = settled(touched, style(touched))
    if (!next) return touched
    touched = next
  }
  return touched
}

/** The part of a repaired file that has a style, as it is to be looked at. */
const opened = ({ name, text: before }: FixedFile, text: string) => {
  const parts = fileParts(name, text)
  const sheet = parts && openSheet(text.slice(parts.yaml.start, parts.yaml.end), lineBreakOf(text))
  return sheet && { yaml: parts.yaml, touched: touchedIn(sheet, before) }
}

/** Whether a repair leaves nothing to be done for the style of its file. */
export const hasStyle = (file: FixedFile, after: string): boolean => {
  const found = withoutEmptied(file.text, after) === after ? opened(file, after) : undefined
  return found !== undefined && STYLES.every((style) => style(found.touched).length === 0)
}

/**
 * A repaired file with what the repair has touched as the file has the rest: as far in, without quotation marks that
 * nothing needs, without lines that were emptied. Where not all of it can be read yet, it stays as it is.
 */
export const restyled = (file: FixedFile, after: string): string => {
  const { name } = file
  const shorter = withoutEmptied(file.text, after)
  const saysTheSame = () =>
    isEqual(fileValue({ name, text: shorter }), fileValue({ name, text: after }))
  const text = shorter === after || saysTheSame() ? shorter : after
  const found = opened(file, text)
  if (!found) return after
  const { yaml, touched } = found
  const done = STYLES.reduce(inStyle, touched)
  return text.slice(0, yaml.start) + done.sheet.text + text.slice(yaml.end)
}
