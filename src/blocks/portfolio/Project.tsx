import { entryHref } from '../../components/entry-href.ts'
import { formatMonth } from '../../components/format-date.ts'
import { MoreLink } from '../../components/MoreLink.tsx'
import { Picture } from '../../components/Picture.tsx'
import { useShell } from '../../shell/Shell.tsx'
import type { BlockOf, FieldAttributes } from '../block.ts'
import type { portfolio } from './schema.ts'

interface ProjectProps {
  project: BlockOf<typeof portfolio>['projects'][number]
  linkLabel: string
  heading: 'h2' | 'h3'
  path: string
  field: FieldAttributes
}

/** A project that leads to its case study. */
export const Project = ({ project, linkLabel, heading, path, field }: ProjectProps) => {
  const { dates } = useShell()
  const Heading = heading
  return (
    <li className="portfolio__item">
      <Picture picture={project.image} className="portfolio__picture" />
      <p className="portfolio__meta">
        <span {...field(`${path}.location`)}>{project.location}</span>
        <time dateTime={project.date}>{formatMonth(project.date, dates)}</time>
      </p>
      <Heading className="portfolio__title" {...field(`${path}.title`)}>
        {project.title}
      </Heading>
      <p {...field(`${path}.description`)}>{project.description}</p>
      <MoreLink
        href={entryHref(project)}
        label={linkLabel}
        about={project.title}
        attributes={field('linkLabel')}
      />
    </li>
  )
}
