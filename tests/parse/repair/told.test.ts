import { expect, test } from 'vitest'
import type { Repair } from '../../../scripts/parse/repair/repair.ts'
import { type Told, tell } from '../../../scripts/parse/repair/told.ts'
import { mend } from '../../../scripts/text/edits.ts'

const repairOf = (start: number, end: number, by: string): Repair => ({
  range: { start, end },
  wording: { code: 'x', message: 'x', hint: 'x' },
  edits: [{ start, end, by }],
  cost: 0.5,
})

test('a repair of what an earlier one wrote is offered to nobody: it would write over words', () => {
  const source = { text: 'text: Zieht gut\n      - Tür\n', edits: [] }
  const told: Told[] = []
  const first = repairOf(6, 27, '|-\n  Zieht gut\n\n  - Tür')
  tell(told, first, source)
  const after = mend(source, first.edits)
  const row = after.text.indexOf('  - Tür')
  tell(told, { ...repairOf(row, row + 2, '    '), isLayout: true }, after)
  expect(told.map(({ repair }) => repair.isGuess ?? false)).toEqual([false, true])
})
