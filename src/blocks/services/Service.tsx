import { Link } from '../../components/Link.tsx'
import { MoreLink } from '../../components/MoreLink.tsx'
import { Picture } from '../../components/Picture.tsx'
import { Ticks } from '../../components/Ticks.tsx'
import type { ResolvedEntry } from '../../content/resolved.ts'
import type { FieldAttributes } from '../block.ts'

interface ServiceProps {
  service: ResolvedEntry<'services'>
  linkLabel?: string
  heading: 'h2' | 'h3'
  path: string
  field: FieldAttributes
}

/** The title leads to the service's page where no link of its own does. */
const Title = ({ service, linkLabel, heading: Heading, path, field }: ServiceProps) => {
  const attributes = field(`${path}.title`)
  if (!service.href || linkLabel) return <Heading {...attributes}>{service.title}</Heading>
  return (
    <Heading>
      <Link href={service.href} className="card-link" {...attributes}>
        {service.title}
      </Link>
    </Heading>
  )
}

/** One service: picture, words, and what speaks for it. */
export const Service = (props: ServiceProps) => {
  const { service, linkLabel, path, field } = props
  return (
    <li className="services__item">
      <Picture picture={service.image} className="services__picture" />
      <div className="services__text">
        <Title {...props} />
        <p {...field(`${path}.description`)}>{service.description}</p>
        {service.features.length > 0 && (
          <Ticks items={service.features} path={`${path}.features`} field={field} />
        )}
        {service.href && linkLabel && (
          <MoreLink
            href={service.href}
            label={linkLabel}
            about={service.title}
            attributes={field('linkLabel')}
          />
        )}
      </div>
    </li>
  )
}
