import { expect, test } from 'vitest'
import { compileWith, problemsOf } from '../workspace.ts'
import { fixed } from './fixed.ts'

const CHART = `
  - type: chart
    title: Was eine neue Heizung kostet
    look: bars
    unit: €
    labels: [Wärmepumpe, Wartung, Speicher]
    series:
      - values: VALUES
    source: Unsere Angebote
    asOf: 2026-06-30
`

const withChart = (values: string) => (text: string) =>
  text.trimEnd() + CHART.replace('VALUES', values)

test.each([
  '[24.600, 3.500, 2.000]',
  '[2.000, 24.600, 3.500]',
  '[2.000, 800, 24.600]',
])('points between thousands go from all numbers of a list, wherever the one without a doubt stands: %s', async (values) => {
  const text = await fixed('pages/sortiment.yaml', withChart(values))
  expect(text).toContain(`- values: ${values.replaceAll('.', '')}\n`)
})

test.each([
  '["24.600", "3.500", "2.000"]',
  '["24.000", "3.500", Mehr]',
])('the same in texts is what its editor wrote: %s', async (labels) => {
  const change = (text: string) =>
    withChart('[1, 2, 3]')(text).replace('[Wärmepumpe, Wartung, Speicher]', labels)
  expect(await problemsOf({ 'pages/sortiment.yaml': change })).toEqual([])
})

test('where texts are wanted, numbers are told as that', async () => {
  const change = (text: string) =>
    withChart('[1, 2, 3]')(text).replace(
      '[Wärmepumpe, Wartung, Speicher]',
      '[24.600, 3.500, 2.000]',
    )
  expect(await fixed('pages/sortiment.yaml', change)).toContain(
    'labels: ["24.600", "3.500", "2.000"]',
  )
})

test.each([
  '[24.600, 3.5, 2.000]',
  '[24.600, 3.500, 2]',
])('where one of them is a fraction, or none is a sum without a doubt, each is asked about: %s', async (values) => {
  const problems = await problemsOf({ 'pages/sortiment.yaml': withChart(values) })
  expect(problems.length).toBe(2)
})

test.each([
  '[1.000, 0.500, 2.000]',
  '[1.000, 2.5, 3]',
])('beside a fraction a point may be that of a fraction: nothing is changed, and each is asked about: %s', async (values) => {
  expect(await fixed('pages/sortiment.yaml', withChart(values))).toContain(`- values: ${values}\n`)
  const { problems } = await compileWith({ 'pages/sortiment.yaml': withChart(values) })
  expect(problems.map(({ severity }) => severity)).toEqual(
    values.match(/\d\.000/g)?.map(() => 'warning'),
  )
})
