import { Link } from '../../../components/Link.tsx'
import { fillIn } from '../../../content/text/fill-in.ts'
import { withBase } from '../../../shell/address.ts'
import { useShell } from '../../../shell/Shell.tsx'
import { VCARD_PATH } from '../../../shell/vcard.ts'
import type { BlockProps } from '../../block.ts'
import type { contact } from '../schema.ts'

/** Ways around the form besides the phone. */
export const ContactDetails = ({ block, field }: BlockProps<typeof contact>) => {
  const { base, company } = useShell()
  const map = fillIn(block.ui.mapUrl, { address: company.addressInLinks })
  return (
    <div className="contact__details">
      <dl>
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
          <dd>
            <Link href={map} {...field('mapLabel')}>
              {block.mapLabel}
            </Link>
          </dd>
        )}
        {block.cardLabel && (
          <dd>
            <a href={withBase(base, `/${VCARD_PATH}`)} download {...field('cardLabel')}>
              {block.cardLabel}
            </a>
          </dd>
        )}
      </dl>
    </div>
  )
}
