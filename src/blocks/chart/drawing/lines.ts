import type { ChartData, Drawing } from '../chart-data.ts'
import { inWords } from '../numbers.ts'
import { round } from './round.ts'
import { scaleOver } from './scale.ts'

/** Into how many equal parts labels may divide the width, the most first. */
const PARTS = [4, 3, 2, 1]

/** Labels at equal distances, the first and the last among them. */
const markedOf = (count: number): number[] => {
  const last = count - 1
  const parts = PARTS.find((parts) => last % parts === 0) ?? 1
  return Array.from({ length: parts + 1 }, (_, index) => (index * last) / parts)
}

/** The course of each series over the labels, on one scale with nought. */
export const drawLines = ({ labels, series }: ChartData, language: string): Drawing => {
  const { bottom, top, steps } = scaleOver(series.flatMap(({ values }) => values))
  const yOf = (value: number) => round(((top - value) / (top - bottom)) * 100)
  const xOf = (index: number) => round((index / (labels.length - 1)) * 100)
  const courseOf = (values: readonly number[]) =>
    `M${values.map((value, index) => `${xOf(index)} ${yOf(value)}`).join('L')}`
  return {
    lines: series.map(({ values }) => courseOf(values)),
    // Nought at the bottom goes without saying, and would stand in the way.
    ticks: steps.map((value) => ({
      y: yOf(value),
      text: value === 0 && bottom === 0 ? '' : inWords(value, language),
    })),
    marked: markedOf(labels.length),
  }
}
