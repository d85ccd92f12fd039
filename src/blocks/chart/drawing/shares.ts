import type { ChartData, Drawing } from '../chart-data.ts'
import { round } from './round.ts'

/** The values of the one series, one beside the other. */
export const drawShares = ({ series: [series] }: ChartData): Drawing => {
  const values = series?.values ?? []
  const whole = values.reduce((sum, value) => sum + value, 0)
  const before = (index: number) => values.slice(0, index).reduce((sum, value) => sum + value, 0)
  const spans = values.map((value, index) => ({
    x: round((before(index) / whole) * 100),
    width: round((value / whole) * 100),
  }))
  return { spans }
}
