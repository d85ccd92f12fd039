import type { ChartData, Drawing, Look } from '../chart-data.ts'
import { drawLines } from './lines.ts'
import { round } from './round.ts'
import { drawShares } from './shares.ts'

const drawBars = ({ labels, series }: ChartData): Drawing => {
  const greatest = Math.max(...series.flatMap(({ values }) => values))
  const widthOf = (value = 0) => round((value / greatest) * 100)
  return { bars: labels.map((_, index) => series.map(({ values }) => widthOf(values[index]))) }
}

const drawers: Record<Look, (chart: ChartData, language: string) => Drawing> = {
  bars: drawBars,
  lines: drawLines,
  shares: drawShares,
}

/** Works out where everything stands. */
export const draw = (chart: ChartData, language: string): Drawing =>
  drawers[chart.look](chart, language)
