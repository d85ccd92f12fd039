import { expect, test } from 'vitest'
import { problemsOf } from '../workspace.ts'
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
  '[24.600, 3.5, 2.000]',
  '[24.600, 3.500, 2]',
])('where one of them is a fraction, or none is a sum without a doubt, each is asked about: %s', async (values) => {
  const problems = await problemsOf({ 'pages/sortiment.yaml': withChart(values) })
  expect(problems.length).toBe(2)
})
