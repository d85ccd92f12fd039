import { insertKey } from '../edit/entries/insert.ts'
import { settle, splice } from '../edit/settle.ts'
import type { Sheet } from '../edit/sheet.ts'
import { withValue } from '../edit/with-value.ts'

const WORDS = '# Fassung des Inhalts. Diese Zeile schreibt gewerk upgrade.'

/** Says above a line that has come in who writes it. */
const withWords = (sheet: Sheet): Sheet | undefined => {
  const start = sheet.document.root.entries.get('format')?.key.start
  if (start === undefined) return sheet
  const words = sheet.lineBreak + WORDS + sheet.lineBreak
  return settle(sheet, sheet.document.value, [splice(sheet, { start, end: start }, words)])
}

/** Below the words that are left of a line that somebody has deleted. */
const belowWords = (sheet: Sheet, format: number): Sheet | undefined => {
  const start = sheet.text.indexOf(WORDS)
  if (start < 0) return undefined
  const end = start + WORDS.length
  const value = withValue(sheet.document.value, ['format'], format)
  return settle(sheet, value, [
    splice(sheet, { start: end, end }, `${sheet.lineBreak}format: ${format}`),
  ])
}

/** Notes the version in `site.yaml`: in its line, or in a new one at the end. */
export const setFormat = (sheet: Sheet, format: number): Sheet | undefined => {
  const written = sheet.document.root.entries.get('format')?.node.range
  if (written) {
    const value = withValue(sheet.document.value, ['format'], format)
    return settle(sheet, value, [splice(sheet, written, String(format))])
  }
  const there = belowWords(sheet, format)
  if (there) return there
  const noted = insertKey(sheet, ['format'], format, [])
  return noted && withWords(noted)
}
