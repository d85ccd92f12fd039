import type { BlockFault } from '../define-block.ts'
import type { ChartData, Look } from './chart-data.ts'
import { withUnit } from './numbers.ts'
import { words } from './words.ts'

/** How many values of a series can be told apart. */
const MOST: Record<Look, number> = { bars: 12, lines: 60, shares: 6 }

/** Shares may be rounded; so many points are nobody's mistake. */
const ROUNDED = 0.2

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)

const inSeries = ({ look, labels, unit, series }: ChartData, index: number): BlockFault[] => {
  const { name, values } = series[index] as ChartData['series'][number]
  const at = (...path: (string | number)[]) => ['series', index, ...path]
  const lowest = values.findIndex((value) => value < 0)
  const sum = sumOf(values)
  const isHundred = Math.abs(sum - 100) <= ROUNDED
  const faults: (BlockFault | false)[] = [
    values.length !== labels.length && {
      path: at('values'),
      fault: words.lengths(labels.length, values.length),
    },
    look !== 'lines' &&
      lowest >= 0 && {
        path: at('values', lowest),
        fault: words.negative(withUnit(values[lowest] as number, unit)),
      },
    series.length > 1 && !name && { path: at(), fault: words.nameless() },
    look === 'shares' &&
      unit === '%' &&
      !isHundred && {
        path: at('values'),
        fault: words.sum(
          withUnit(sum, unit),
          sum < 100 ? withUnit(Math.round((100 - sum) * 100) / 100, unit) : undefined,
        ),
      },
  ]
  return faults.filter((fault) => fault !== false)
}

/** What cannot be drawn, or would be read wrongly. */
export const findFaults = (chart: ChartData): BlockFault[] => {
  const { look, labels, series } = chart
  const faults = series.flatMap((_, index) => inSeries(chart, index))
  const isNothing = series.every(({ values }) => values.every((value) => value === 0))
  return [
    ...(labels.length > MOST[look]
      ? [{ path: ['labels'], fault: words.tooMany(look, MOST[look]) }]
      : []),
    ...(look === 'shares' && series.length > 1
      ? [{ path: ['series'], fault: words.tooMany(look, 1) }]
      : []),
    ...(isNothing ? [{ path: ['series'], fault: words.nothing() }] : []),
    ...faults,
  ]
}
