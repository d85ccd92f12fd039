import { expect, test } from 'vitest'
import { z } from 'zod'
import { repairText } from '../../../scripts/parse/repair/repair-text.ts'

/** A block of rows whose `value` the system has called `amount` since. */
const schema = z.strictObject({
  title: z.string(),
  rows: z.array(z.strictObject({ label: z.string(), amount: z.string() })),
  note: z.string().optional(),
})

const rows = Array.from(
  { length: 8 },
  (_, index) => `  - label: Zeile ${index}\n    value: Wert ${index}\n`,
).join('')

test('a field that has another name now is no fault of how lines stand', () => {
  const { told, mended } = repairText(`title: Daten\nrows:\n${rows}note: Ende\n`, schema)
  expect(told.filter(({ repair }) => repair.wording.code === 'indentation')).toEqual([])
  expect(mended.text.split('\n').map((line) => line.search(/\S/))).toEqual(
    `title: Daten\nrows:\n${rows}note: Ende\n`.split('\n').map((line) => line.search(/\S/)),
  )
})
