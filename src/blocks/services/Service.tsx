import { Fold } from '../../components/Fold.tsx'
import { Link } from '../../components/Link.tsx'
import { MoreLink } from '../../components/MoreLink.tsx'
import { Picture } from '../../components/Picture.tsx'
import { Ticks } from '../../components/Ticks.tsx'
import type { ResolvedEntry } from '../../content/collections/resolved.ts'
import type { BlockOf, FieldAttributes } from '../block.ts'
import type { services } from './schema.ts'

interface ServiceProps {
  service: ResolvedEntry<'services'>
  block: BlockOf<typeof services>
  heading: 'h2' | 'h3'
  path: string
  field: FieldAttributes
}

/** The title leads to the service's page where no link of its own does. */
const Title = ({ service, block, heading: Heading, path, field }: ServiceProps) => {
  const attributes = field(`${path}.title`)
  if (!service.href || block.linkLabel) return <Heading {...attributes}>{service.title}</Heading>
  return (
    <Heading>
      <Link href={service.href} {...attributes}>
        {service.title}
      </Link>
    </Heading>
  )
}

const Told = ({ service, path, field }: ServiceProps) => (
  <>
    <p {...field(`${path}.description`)}>{service.description}</p>
    {service.features.length > 0 && (
      <Ticks items={service.features} path={`${path}.features`} field={field} />
    )}
  </>
)

/** One service: picture, words, and what speaks for it. */
export const Service = (props: ServiceProps) => {
  const { service, block, path, field } = props
  return (
    <li className="services__item">
      <Picture picture={service.image} className="services__picture" />
      <div className="services__text">
        <Title {...props} />
        {service.glance && (
          <p className="services__glance" {...field(`${path}.glance`)}>
            {service.glance}
          </p>
        )}
        {block.look === 'folded' ? (
          <Fold label={block.ui.more} about={service.title} line>
            <Told {...props} />
          </Fold>
        ) : (
          <Told {...props} />
        )}
        {service.href && block.linkLabel && (
          <MoreLink
            href={service.href}
            label={block.linkLabel}
            about={service.title}
            attributes={field('linkLabel')}
          />
        )}
      </div>
    </li>
  )
}
