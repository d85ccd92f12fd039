import { describe, expect, test } from 'vitest'
import type { ChartData } from '../../../src/blocks/chart/chart-data.ts'
import { draw } from '../../../src/blocks/chart/drawing/draw.ts'

const chart = (look: ChartData['look'], ...values: number[][]): ChartData => ({
  look,
  unit: 'kWh',
  labels: (values[0] ?? []).map(String),
  series: values.map((values) => ({ values })),
})

describe('bars', () => {
  test('the greatest of all series fills the width, nought has no width', () => {
    expect(draw(chart('bars', [200, 50], [0, 100]), 'de').bars).toEqual([
      [100, 0],
      [25, 50],
    ])
  })
})

describe('shares', () => {
  test('stand one behind the other and fill the width, whatever they add up to', () => {
    expect(draw(chart('shares', [30, 90]), 'de').spans).toEqual([
      { x: 0, width: 25 },
      { x: 25, width: 75 },
    ])
  })
})

describe('lines', () => {
  test('begin left, end right, and stand on a scale with round steps and nought', () => {
    const { lines, ticks } = draw(chart('lines', [20, 0, 40]), 'de')
    expect(lines).toEqual(['M0 50L50 100L100 0'])
    expect(ticks?.map(({ text }) => text)).toEqual(['', '10', '20', '30', '40'])
  })

  test('below nought the scale goes on', () => {
    const { lines, ticks } = draw(chart('lines', [-10, 10]), 'de')
    expect(ticks?.map(({ y, text }) => `${text} ${y}`)).toEqual([
      '−10 100',
      '−5 75',
      '0 50',
      '5 25',
      '10 0',
    ])
    expect(lines).toEqual(['M0 100L100 0'])
  })

  test.each([
    [9, [0, 2, 4, 6, 8]],
    [7, [0, 2, 4, 6]],
    [3, [0, 1, 2]],
    [8, [0, 7]],
  ])('of %i labels those stand below that are equally far apart', (count, expected) => {
    const values = Array.from({ length: count }, (_, index) => index)
    expect(draw(chart('lines', values), 'de').marked).toEqual(expected)
  })

  test('numbers are written out as in German', () => {
    const { ticks } = draw(chart('lines', [0, 30_000]), 'de')
    expect(ticks?.at(-1)?.text).toBe('30.000')
  })
})
