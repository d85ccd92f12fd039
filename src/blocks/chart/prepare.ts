import type { Prepare } from '../prepare.ts'
import type { ChartData, Drawing } from './chart-data.ts'
import { draw } from './drawing/draw.ts'
import { inWords } from './numbers.ts'

/** A series as it is read: every value in words. */
interface ShownSeries {
  name?: string | undefined
  values: string[]
}

interface Shown {
  series: ShownSeries[]
  drawing: Drawing
}

/** Draws the chart, so that browsers need no code for it, and writes its numbers out. */
export const prepareChart: Prepare<Shown> = (block, { language }) => {
  const chart = block as unknown as ChartData
  const series = chart.series.map(({ name, values }) => ({
    name,
    values: values.map((value) => inWords(value, language)),
  }))
  return { shown: { series, drawing: draw(chart, language) } }
}
