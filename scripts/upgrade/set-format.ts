import type { Edit } from '../text/edits.ts'
import type { ContentText } from './migration.ts'

const WORDS = '# Fassung des Inhalts. Diese Zeile schreibt gewerk upgrade.'

/** Notes the version in `site.yaml`: in its line, or in a new one at the end. */
export const setFormat = ({ name, text, document }: ContentText, format: number): Edit[] => {
  if (name !== 'site.yaml') return []
  const written = document.root.entries.get('format')?.node.range
  if (written) return [{ ...written, by: String(format) }]
  const lineBreak = text.includes('\r\n') ? '\r\n' : '\n'
  const before = text.endsWith('\n') ? lineBreak : lineBreak + lineBreak
  const lines = [WORDS, `format: ${format}`, '']
  return [{ start: text.length, end: text.length, by: before + lines.join(lineBreak) }]
}
