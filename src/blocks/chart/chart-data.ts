export const LOOKS = ['bars', 'lines', 'shares'] as const

export type Look = (typeof LOOKS)[number]

/** What a chart shows, as an editor writes it. */
export interface ChartData {
  look: Look
  unit: string
  labels: string[]
  series: { name?: string | undefined; values: number[] }[]
}

/** A part of a whole from left to right, in per cent of the width. */
export interface Span {
  x: number
  width: number
}

/** A height in the chart, in per cent from above, with what it stands for. */
export interface Tick {
  y: number
  text: string
}

/** Where everything stands, worked out when the page is made; per cent of width and height. */
export interface Drawing {
  /** Of each label, how wide the bar of each series is. */
  bars?: number[][]
  /** Of each series, its course as the `d` of a path in a square of 100. */
  lines?: string[]
  ticks?: Tick[]
  /** Which labels stand below a course, evenly apart. */
  marked?: number[]
  spans?: Span[]
}
