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

const sidesOf = (before: string, after: string): string[] => {
  const read = { page: '/', where: 'Text', before, after, file: 'a.yaml', line: 1, column: 1 }
  const day = { date: '2027-01-01', inDays: 3, reads: [read], overdue: [], wrong: [] }
  const told = reportText([day], '2027-02-01').matchAll(/^ +(?:bisher|dann): +(.*)$/gm)
  return [...told].map(([, side = '']) => side)
}

const AROUND = 'Das Amt zahlt seit vielen Jahren. '.repeat(4)

test('of long texts is told what differs, with whole words around it', () => {
  const saying = (sum: string) => `${AROUND}Es gibt bis zu ${sum} je Brot. ${AROUND}`
  expect(sidesOf(saying('8 €'), saying('12 €'))).toEqual([
    '… Jahren. Es gibt bis zu 8 € je Brot. Das Amt zahlt …',
    '… Jahren. Es gibt bis zu 12 € je Brot. Das Amt zahlt …',
  ])
})

test('at the start and at the end of long texts nothing is left out', () => {
  expect(sidesOf(`8 € ${AROUND}Ende`, `9 € ${AROUND}Ende`)[0]).toMatch(/^8 € Das Amt .*…$/)
  expect(sidesOf(`Start ${AROUND}8 €`, `Start ${AROUND}9 €`)[0]).toMatch(/^… .* Jahren\. 8 €$/)
})

test('what differs within a long word is told as well', () => {
  const address = (year: number) =>
    `${AROUND}https://www.foerderung.example/heizung/merkblatt-${year}-fuer-eigentuemer-von-haeusern.pdf`
  expect(sidesOf(address(2026), address(2027))).toEqual([
    '….example/heizung/merkblatt-2026-fuer-eigentuemer-von-haeusern…',
    '….example/heizung/merkblatt-2027-fuer-eigentuemer-von-haeusern…',
  ])
})

test('short texts are told as a whole, and those of several lines in one', () => {
  expect(sidesOf('Wir backen\n  8 Brote.', 'Wir backen 9 Brote.')).toEqual([
    'Wir backen / 8 Brote.',
    'Wir backen 9 Brote.',
  ])
})
