import { expect, test } from 'vitest'
import { compileWith, markedIn, type Overrides, show } from '../../workspace.ts'

const home = (lines: string): Overrides => ({
  'pages/home.yaml': (text) =>
    `${text.trimEnd()}\n\n  - type: chart\n${lines.replace(/^/gm, '    ')}\n`,
})

const bars = (values: string, more = '') => `title: Mehl
look: bars
unit: kg
labels: [Roggen, Weizen]
series:
  - values: ${values}${more}
source: Lager
asOf: 2026-01-31`

const shares = (values: string, unit = '"%"') =>
  bars(values).replace('bars', 'shares').replace('unit: kg', `unit: ${unit}`)

test.each([
  ['fewer values than labels', 'chart-lengths', bars('⟦[1, 2, 3]⟧')],
  ['a negative bar', 'chart-negative', bars('[4, ⟦-1⟧]')],
  ['shares beyond a hundred', 'chart-sum', shares('⟦[70, 40]⟧')],
  ['shares below a hundred', 'chart-sum', shares('⟦[70, 20]⟧')],
  [
    'a second series of shares',
    'chart-too-many',
    shares('[60, 40]').replace(
      'series:\n  - values: [60, 40]',
      'series:\n  ⟦- { name: Alt, values: [60, 40] }\n  - { name: Neu, values: [50, 50] }⟧',
    ),
  ],
  [
    'a series without a name beside another',
    'chart-nameless',
    bars('[1, 2]', '\n  - ⟦values: [3, 4]⟧').replace('- values: [1', '- name: Alt\n    values: [1'),
  ],
  [
    'nothing to draw',
    'chart-nothing',
    bars('[0, 0]').replace('- values: [0, 0]', '⟦- values: [0, 0]⟧'),
  ],
  ['no unit', 'missing-key', bars('[1, 2]').replace('unit: kg\n', '')],
  ['a number with a word', 'wrong-type', bars('[1, ⟦zwei⟧]')],
])('%s is told at its place', async (_, code, block) => {
  const overrides = home(block)
  const { problems } = await compileWith(overrides)
  expect(problems.map((problem) => problem.code)).toEqual([code])
  if (block.includes('⟦'))
    expect(problems.map(show).join()).toContain(markedIn(overrides)[0]?.split('-')[0])
})

test('the words tell what to do', async () => {
  const { problems } = await compileWith(home(shares('[64, 30]')))
  expect(problems.map(({ message, hint }) => [message, hint])).toEqual([
    [
      'Die Anteile ergeben zusammen 94\u00a0% statt 100 %.',
      'Berichtigen Sie die Zahlen, oder ergänzen Sie den Rest von 6\u00a0% als eigenen Anteil.',
    ],
  ])
})

test.each([
  ['rounded shares', shares('[33.3, 66.6]')],
  ['shares that are no per cents', shares('[30, 90]', 'kWh')],
  ['a course below nought', bars('[-13, 20]').replace('bars', 'lines')],
])('%s are taken', async (_, block) => {
  const { problems } = await compileWith(home(block))
  expect(problems.map(show)).toEqual([])
})

test('more numbers than labels may be numbers that a comma has cut, fewer may be a label', async () => {
  const hints = async (block: string) =>
    (await compileWith(home(block))).problems.map(({ hint }) => hint)
  expect(await hints(bars('[24,6, 6,50]'))).toEqual([
    'Löschen Sie, was zu viel ist, oder ergänzen Sie die Beschriftung. Kommastellen stehen in der Datei mit Punkt, denn ein Komma macht zwei Zahlen daraus: 24.6',
  ])
  expect(await hints(bars('[1, 2]').replace('Roggen', 'Roggen, fein'))).toEqual([
    'Ergänzen Sie die Zahl, oder löschen Sie die Beschriftung. Eine Beschriftung mit Komma steht in Anführungszeichen: ["Möbel, innen", Türen]',
  ])
})
