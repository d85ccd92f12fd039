import type { ChartProps } from './chart-props.ts'

/** Parts of a whole in one bar, and what they are. */
export const Shares = ({ block: { labels, series, drawing, unit } }: ChartProps) => (
  <>
    <svg className="chart__whole" role="presentation">
      {drawing.spans?.map(({ x, width }, index) => (
        <rect
          key={index}
          className={`chart__series-${index}`}
          x={`${x}%`}
          width={`${width}%`}
          height="100%"
        />
      ))}
    </svg>
    <ul className="chart__legend">
      {labels.map((label, index) => (
        <li key={index}>
          <svg className={`chart__swatch chart__series-${index}`} role="presentation">
            <rect width="100%" height="100%" />
          </svg>
          {label} <b>{`${series[0]?.values[index]}\u00a0${unit}`}</b>
        </li>
      ))}
    </ul>
  </>
)
