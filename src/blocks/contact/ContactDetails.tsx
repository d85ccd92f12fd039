import { Fragment } from 'react'
import { fillIn } from '../../components/fill-in.ts'
import { Link } from '../../components/Link.tsx'
import { withBase } from '../../shell/address.ts'
import { useShell } from '../../shell/Shell.tsx'
import { VCARD_PATH } from '../../shell/vcard.ts'
import type { BlockProps } from '../block.ts'
import { OpeningNow } from './OpeningNow.tsx'
import type { contact } from './schema.ts'

/** The ways around the form. */
export const ContactDetails = ({ block, field }: BlockProps<typeof contact>) => {
  const { base, company, ui } = useShell()
  const address = [company.street, `${company.postcode} ${company.city}`].join(', ')
  const map = fillIn(block.ui.mapUrl, { address: encodeURIComponent(address) })
  return (
    <aside className="contact__details">
      <h2 {...field('detailsTitle')}>{block.detailsTitle}</h2>
      <dl>
        <dt {...field('phoneLabel')}>{block.phoneLabel}</dt>
        <dd className="contact__phone">
          <a href={company.phoneHref}>{company.phone}</a>
        </dd>
        <OpeningNow block={block} />
        <dt {...field('emailLabel')}>{block.emailLabel}</dt>
        <dd>
          <a href={`mailto:${company.email}`}>{company.email}</a>
        </dd>
        <dt {...field('addressLabel')}>{block.addressLabel}</dt>
        <dd>
          <address>
            {company.name}
            <br />
            {company.street}
            <br />
            {company.postcode} {company.city}
          </address>
        </dd>
        {block.mapLabel && (
          <dd className="contact__link">
            <Link href={map} {...field('mapLabel')}>
              {block.mapLabel}
            </Link>
          </dd>
        )}
        {block.cardLabel && (
          <dd className="contact__link">
            <a href={withBase(base, `/${VCARD_PATH}`)} download {...field('cardLabel')}>
              {block.cardLabel}
            </a>
          </dd>
        )}
        {block.hoursLabel && company.hours.length > 0 && (
          <>
            <dt {...field('hoursLabel')}>{block.hoursLabel}</dt>
            <dd className="contact__hours">
              {company.hours.map(({ days, times }) => (
                <p key={days}>
                  <span>{days}</span>{' '}
                  <span>
                    {times.map((range, index) => (
                      <Fragment key={range}>
                        {index > 0 && ` ${ui.timeJoin} `}
                        <span className="contact__range">{range}</span>
                      </Fragment>
                    ))}
                  </span>
                </p>
              ))}
            </dd>
          </>
        )}
      </dl>
    </aside>
  )
}
