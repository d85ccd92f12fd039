import { OpeningNow } from '../../../components/OpeningNow.tsx'
import { useShell } from '../../../shell/Shell.tsx'
import type { BlockProps } from '../../block.ts'
import type { contact } from '../schema.ts'
import { OpeningHours } from './OpeningHours.tsx'

/** The shortest way around the form: the number, and when somebody picks up. On phones above the form. */
export const ContactPhone = ({ block, field }: BlockProps<typeof contact>) => {
  const { company, emergency } = useShell()
  return (
    <div className="contact__details contact__details--phone">
      <h2 {...field('detailsTitle')}>{block.detailsTitle}</h2>
      <dl>
        <dt {...field('phoneLabel')}>{block.phoneLabel}</dt>
        <dd className="contact__phone">
          <a href={company.phoneHref}>{company.phone}</a>
        </dd>
        <dd className="contact__now">
          <OpeningNow />
        </dd>
        {emergency && (
          <>
            <dt>{emergency.label}</dt>
            <dd>
              <a href={emergency.phoneHref}>{emergency.phone}</a>
            </dd>
            {emergency.hours && <dd>{emergency.hours}</dd>}
            {emergency.note && <dd>{emergency.note}</dd>}
          </>
        )}
        {block.hoursLabel && company.hours.length > 0 && (
          <>
            <dt {...field('hoursLabel')}>{block.hoursLabel}</dt>
            <dd className="contact__hours">
              <OpeningHours />
            </dd>
          </>
        )}
      </dl>
    </div>
  )
}
