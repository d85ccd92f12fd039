import type { ChartProps } from './chart-props.ts'

/** A course for each series, above the labels. */
export const Lines = ({ block: { unit, labels, series, drawing } }: ChartProps) => (
  <>
    <p className="chart__unit">{unit}</p>
    <svg className="chart__plot" role="presentation">
      {drawing.ticks?.map(({ y, text }) => (
        <g key={y}>
          <line x2="100%" y1={`${y}%`} y2={`${y}%`} />
          <text y={`${y}%`} dy="-.3em">
            {text}
          </text>
        </g>
      ))}
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" role="presentation">
        {drawing.lines?.map((course, index) => (
          <path key={index} className={`chart__series-${index}`} d={course} />
        ))}
      </svg>
    </svg>
    <p className="chart__axis">
      {drawing.marked?.map((index) => (
        <span key={index}>{labels[index]}</span>
      ))}
    </p>
    {series.length > 1 && (
      <ul className="chart__legend">
        {series.map(({ name }, index) => (
          <li key={index}>
            <svg className="chart__line" role="presentation">
              <path className={`chart__series-${index}`} d="M0 8h40" />
            </svg>
            {name}
          </li>
        ))}
      </ul>
    )}
  </>
)
