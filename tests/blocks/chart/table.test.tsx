import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { ChartProps } from '../../../src/blocks/chart/chart-props.ts'
import { Table } from '../../../src/blocks/chart/Table.tsx'

const regionOf = (title: string) => {
  const block = { title, labels: [], series: [], unit: 'kWh', ui: { table: 'Als Tabelle' } }
  const html = renderToStaticMarkup(<Table block={block as unknown as ChartProps['block']} />)
  return /<section aria-label="([^"]*)"/.exec(html)?.[1]
}

test('the tables of two charts on a page are told apart by name', () => {
  expect(regionOf('Mehl')).toBe('Als Tabelle: Mehl')
  expect(regionOf('Butter')).toBe('Als Tabelle: Butter')
})
