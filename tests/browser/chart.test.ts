import { promises as fs } from 'node:fs'
import path from 'node:path'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { ChartProps } from '../../src/blocks/chart/chart-props.ts'
import { Shares } from '../../src/blocks/chart/Shares.tsx'
import { newVisitor } from './harness.ts'

const STYLES = path.join(import.meta.dirname, '../../src/blocks/chart/style.css')

const block = {
  labels: ['Erneuerbare Energie aus Photovoltaik und Solarthermie auf dem eigenen Dach', 'Netz'],
  series: [{ values: [99.5, 0.5] }],
  unit: '%',
  drawing: {},
} as unknown as ChartProps['block']

it.each([360, 1280])('a share stays in one line beside a long label, %i pixels', async (width) => {
  const { page } = await newVisitor({ viewport: { width, height: 740 } })
  const chart = renderToStaticMarkup(createElement(Shares, { block } as ChartProps))
  const styles = await fs.readFile(STYLES, 'utf8')
  await page.setContent(
    `<style>:root { overflow-wrap: anywhere } ${styles}</style><div class="chart" style="max-width: 33rem">${chart}</div>`,
  )
  const heights = await page
    .locator('b')
    .evaluateAll((values) => values.map((value) => value.getBoundingClientRect().height))
  expect(heights).toHaveLength(2)
  expect(heights[0]).toBe(heights[1])
})
