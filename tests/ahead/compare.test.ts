import { expect, test } from 'vitest'
import { compare } from '../../scripts/ahead/compare.ts'
import { reportText } from '../../scripts/ahead/report-text.ts'

test('a day is told as people write it', () => {
  const [difference] = compare({ until: '2026-12-31' }, { until: '2027-06-30' })
  expect(difference).toMatchObject({ before: '31. Dezember 2026', after: '30. Juni 2027' })
})

test('an address is read by nobody', () => {
  expect(compare({ page: '/heating' }, { page: '/bathroom' })).toEqual([])
})

test('what changes twice on a page in the same way is told once', () => {
  const read = { where: 'Rechner', before: 'a', after: 'b', file: 'a.yaml', line: 1, column: 1 }
  const reads = ['/heating', '/heating', '/'].map((page) => ({ page, ...read }))
  const text = reportText(
    [{ date: '2027-01-01', inDays: 3, reads, overdue: [], wrong: [] }],
    '2027-02-01',
  )
  expect(text).toContain('/heating, /, Rechner')
})
