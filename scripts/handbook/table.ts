import type { FieldRow } from '../schema/words/field-row.ts'

const cell = (text: string) => text.replaceAll('|', '\\|')

const line = (cells: string[]) => `| ${cells.map(cell).join(' | ')} |`

const keyOf = ({ path }: FieldRow) => path.map((key) => `\`${key}\``).join(' › ')

const need = ({ required }: FieldRow) => {
  if (required === undefined) return 'je nach Auswahl'
  return required ? 'ja' : 'nein'
}

/** Fields as a Markdown table. */
export const fieldTable = (rows: FieldRow[]): string =>
  [
    line(['Angabe', 'Pflicht', 'Was hineingehört', 'Form']),
    line(['---', '---', '---', '---']),
    ...rows.map((row) => line([keyOf(row), need(row), row.description, row.form])),
  ].join('\n')
