import type { ChartProps } from './chart-props.ts'

/** The same figures for everybody who would rather read them, or have them read out. */
export const Table = ({ block: { title, labels, series, unit, ui } }: ChartProps) => (
  <details className="chart__table unfolds">
    <summary>{ui.table}</summary>
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls what has the focus */}
    <section aria-label={`${ui.table}: ${title}`} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <td />
            {series.map(({ name }, index) => (
              <th key={index} scope="col">
                {name ? `${name}, ${unit}` : unit}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {labels.map((label, row) => (
            <tr key={row}>
              <th scope="row">{label}</th>
              {series.map(({ values }, index) => (
                <td key={index}>{values[row]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  </details>
)
