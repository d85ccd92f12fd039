import { formatMonth } from '../../components/format-date.ts'
import { formatRange } from '../../components/format-range.ts'
import { useShell } from '../../shell/Shell.tsx'
import type { BlockProps } from '../block.ts'
import type { caseStudy } from './schema.ts'

/** Place, date and the figures of the project. */
export const CaseFacts = ({ block, field }: BlockProps<typeof caseStudy>) => {
  const { dates, money } = useShell()
  const { project } = block
  return (
    <section className="case__facts">
      <h2 {...field('factsTitle')}>{block.factsTitle}</h2>
      <dl className="facts">
        <div className="facts__row">
          <dt {...field('locationLabel')}>{block.locationLabel}</dt>
          <dd {...field('project.location')}>{project.location}</dd>
        </div>
        <div className="facts__row">
          <dt {...field('dateLabel')}>{block.dateLabel}</dt>
          <dd>
            <time dateTime={project.date}>{formatMonth(project.date, dates)}</time>
          </dd>
        </div>
        {project.duration && (
          <div className="facts__row">
            <dt>{block.ui.duration}</dt>
            <dd {...field('project.duration')}>{project.duration}</dd>
          </div>
        )}
        {project.cost && (
          <div className="facts__row">
            <dt>{block.ui.cost}</dt>
            <dd>{formatRange(block.ui.costRange, project.cost, money)}</dd>
          </div>
        )}
        {project.facts.map((fact, index) => (
          <div key={index} className="facts__row">
            <dt {...field(`project.facts.${index}.label`)}>{fact.label}</dt>
            <dd {...field(`project.facts.${index}.value`)}>{fact.value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
