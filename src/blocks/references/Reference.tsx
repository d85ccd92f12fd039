import { entryHref } from '../../components/entry-href.ts'
import { Link } from '../../components/Link.tsx'
import { Picture } from '../../components/Picture.tsx'
import type { BlockOf, FieldAttributes } from '../block.ts'
import type { references } from './schema.ts'

interface ReferenceProps {
  project: BlockOf<typeof references>['fitting'][number]
  path: string
  field: FieldAttributes
}

/** A third of the column; on phones a thumbnail. */
const SIZES = '(min-width: 44rem) 24rem, 8rem'

/** A project in three lines, leading to its case study. */
export const Reference = ({ project, path, field }: ReferenceProps) => (
  <li className="references__item">
    <Picture picture={project.image} className="references__picture" sizes={SIZES} />
    <div>
      <h3>
        <Link href={entryHref(project)} {...field(`${path}.title`)}>
          {project.title}
        </Link>
      </h3>
      <p className="references__meta">
        <span {...field(`${path}.location`)}>{project.location}</span>
        <time dateTime={project.date}>{project.date.slice(0, 4)}</time>
        {project.duration && <span {...field(`${path}.duration`)}>{project.duration}</span>}
      </p>
    </div>
  </li>
)
