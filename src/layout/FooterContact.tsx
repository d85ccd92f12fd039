import { Fragment } from 'react'
import { OpeningNow } from '../components/OpeningNow.tsx'
import { useShell } from '../shell/Shell.tsx'

/** Address, phone and e-mail of the company, and when somebody is there. */
export const FooterContact = () => {
  const { company, footer, ui } = useShell()
  return (
    <div className="site-footer__contact ornate">
      <h2>{footer.contactLabel}</h2>
      <address className="site-footer__address">
        <p>
          {company.name}
          <br />
          {company.street}
          <br />
          {company.postcode} {company.city}
        </p>
        <p>
          <a href={company.phoneHref}>{company.phone}</a>
          <br />
          <a href={`mailto:${company.email}`}>{company.email}</a>
        </p>
      </address>
      {company.hours.length > 0 && (
        <table className="site-footer__hours">
          <caption>
            {ui.hours}
            <br />
            <OpeningNow />
          </caption>
          <tbody>
            {company.hours.map(({ days, times }) => (
              <tr key={days}>
                <th scope="row">{days}</th>
                <td>
                  {times.map((time, index) => (
                    <Fragment key={time}>
                      {index > 0 && ' '}
                      <span>{index > 0 ? `${ui.timeJoin} ${time}` : time}</span>
                    </Fragment>
                  ))}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  )
}
