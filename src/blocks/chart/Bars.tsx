import type { ChartProps } from './chart-props.ts'

/** One bar for each value, below what it stands for. */
export const Bars = ({ block: { labels, series, drawing, unit } }: ChartProps) => (
  <ul className="chart__bars">
    {labels.map((label, row) => (
      <li key={row}>
        <p>{label}</p>
        {series.map(({ name, values }, index) => (
          <p key={index} className="chart__bar">
            <svg className={`chart__series-${index}`} role="presentation">
              <rect width={`${drawing.bars?.[row]?.[index]}%`} height="100%" />
            </svg>
            <span>
              {name} <b>{`${values[row]}\u00a0${unit}`}</b>
            </span>
          </p>
        ))}
      </li>
    ))}
  </ul>
)
