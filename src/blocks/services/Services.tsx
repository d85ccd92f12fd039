import { entryHeading } from '../../components/entry-heading.ts'
import { SectionHead } from '../../components/SectionHead.tsx'
import type { BlockComponent } from '../block.ts'
import { Service } from './Service.tsx'
import type { services } from './schema.ts'

export const Services: BlockComponent<typeof services> = ({ block, field }) => (
  <>
    <SectionHead title={block.title} intro={block.intro} field={field} />
    <ul className={`services services--${block.look}`}>
      {block.services.map((service) => (
        <Service
          key={service.id}
          service={service}
          block={block}
          heading={entryHeading(block.title)}
          path={`services.${service.id}`}
          field={field}
        />
      ))}
    </ul>
  </>
)
