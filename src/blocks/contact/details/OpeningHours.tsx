import { Fragment } from 'react'
import { useShell } from '../../../shell/Shell.tsx'

/** A line for each time of the days that are alike; what joins them is only read out. */
export const OpeningHours = () => {
  const { company, ui } = useShell()
  return company.hours.map(({ days, times }) => (
    <p key={days}>
      <span>{days}</span>{' '}
      <span>
        {times.map((range, index) => (
          <Fragment key={range}>
            {index > 0 && <span className="visually-hidden"> {ui.timeJoin} </span>}
            <span className="contact__range">{range}</span>
          </Fragment>
        ))}
      </span>
    </p>
  ))
}
