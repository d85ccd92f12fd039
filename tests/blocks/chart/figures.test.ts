import { expect, test } from 'vitest'
import { compileWith, jsonOf, replace } from '../../workspace.ts'

const chart = `
  - type: chart
    title: Mehl
    look: lines
    unit: kg
    labels: ['2024', '2025']
    series:
      - values: [24600.5, 13000]
    source: Lager
    asOf: 2026-01-31
`

/** The figures of the chart on a website in a language. */
const figuresIn = async (language: string) => {
  const { site } = await compileWith({
    'site.yaml': replace('language: de\n', `language: ${language}\n`),
    'pages/home.yaml': (text) => text.trimEnd() + chart,
  })
  return jsonOf(site).match(/(?<=")\d\d.000(?=")|24.600.5/g)
}

test.each([
  ['de', ['24.600,5', '13.000', '10.000', '20.000', '30.000']],
  ['de-CH', ['24’600.5', '13’000', '10’000', '20’000', '30’000']],
  ['en', ['24,600.5', '13,000', '10,000', '20,000', '30,000']],
])('%s: figures are written as the language has them', async (language, figures) => {
  const shown = await figuresIn(language)
  expect(shown?.map((each) => each.replace("'", '’')).toSorted()).toEqual(figures.toSorted())
})
