import { promises as fs } from 'node:fs'
import path from 'node:path'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { ChartProps } from '../../src/blocks/chart/chart-props.ts'
import { Shares } from '../../src/blocks/chart/Shares.tsx'
import { desktop, newVisitor } from './harness.ts'

const STYLES = path.join(import.meta.dirname, '../../src/blocks/chart/style.css')

const block = {
  labels: ['Erneuerbare Energie aus Photovoltaik und Solarthermie auf dem eigenen Dach', 'Netz'],
  series: [{ values: [99.5, 0.5] }],
  unit: '%',
  drawing: {},
} as unknown as ChartProps['block']

const show = async (shares: ChartProps['block'], viewport = desktop.viewport) => {
  const { page } = await newVisitor({ viewport })
  const chart = renderToStaticMarkup(createElement(Shares, { block: shares } as ChartProps))
  const styles = await fs.readFile(STYLES, 'utf8')
  await page.setContent(
    `<style>:root { overflow-wrap: anywhere; --paper: #fff; --ink: #000; --accent: #a00 } ${styles}</style><div class="chart" style="max-width: 33rem">${chart}</div>`,
  )
  return page
}

it.each([360, 1280])('a share stays in one line beside a long label, %i pixels', async (width) => {
  const page = await show(block, { width, height: 740 })
  const heights = await page
    .locator('b')
    .evaluateAll((values) => values.map((value) => value.getBoundingClientRect().height))
  expect(heights).toHaveLength(2)
  expect(heights[0]).toBe(heights[1])
})

it('a long unit leaves room for what it counts, and stays on a small phone', async () => {
  const unit = 'Kilowattstunden Strom im Jahr je Wohnung'
  const page = await show({ ...block, unit }, { width: 360, height: 740 })
  const rights = await page
    .locator('b')
    .evaluateAll((values) => values.map((value) => value.getBoundingClientRect().right))
  expect(Math.max(...rights)).toBeLessThanOrEqual(360)
  const [label = 0] = await page.locator('.chart__legend > li').evaluateAll((rows) =>
    rows.map((row) => {
      const range = document.createRange()
      range.selectNode(row.childNodes[1] as Node)
      return range.getBoundingClientRect().width
    }),
  )
  expect(label).toBeGreaterThan(90)
})

const six = {
  labels: ['Eins', 'Zwei', 'Drei', 'Vier', 'Fünf', 'Sechs'],
  series: [{ values: [10, 20, 30, 10, 20, 10] }],
  unit: '%',
  drawing: { spans: [0, 10, 30, 60, 70, 90].map((x) => ({ x, width: 10 })) },
} as unknown as ChartProps['block']

it('each share of six has a look of its own, on paper with an outline and all of its colour', async () => {
  const page = await show(six)
  const looks = () =>
    page.locator('.chart__whole > rect').evaluateAll((parts) =>
      parts.map((part) => {
        const { fill, opacity, stroke } = getComputedStyle(part)
        return { colour: `${fill} ${opacity}`, opacity, stroke }
      }),
    )
  expect(new Set((await looks()).map(({ colour }) => colour)).size).toBe(6)
  await page.emulateMedia({ media: 'print' })
  const printed = await looks()
  expect(new Set(printed.map(({ colour }) => colour)).size).toBe(6)
  expect(printed.every(({ opacity, stroke }) => opacity === '1' && stroke === 'rgb(0, 0, 0)')).toBe(
    true,
  )
})
