import { formatDate } from '../../components/format-date.ts'
import { Link } from '../../components/Link.tsx'
import { MoreLink } from '../../components/MoreLink.tsx'
import { Ticks } from '../../components/Ticks.tsx'
import { fillIn } from '../../content/text/fill-in.ts'
import { useShell } from '../../shell/Shell.tsx'
import type { BlockOf, BlockProps } from '../block.ts'
import { applyHref } from './apply-href.ts'
import type { jobs } from './schema.ts'

interface JobProps extends BlockProps<typeof jobs> {
  job: BlockOf<typeof jobs>['jobs'][number]
  path: string
}

/** One position; tasks and profile unfold, also without JavaScript. */
export const Job = ({ job, block, path, field }: JobProps) => {
  const { dates } = useShell()
  return (
    <li className="job" id={job.id}>
      <details>
        <summary className="job__summary">
          <h3 className="job__title" {...field(`${path}.title`)}>
            {job.title}
          </h3>
          <span className="job__employment" {...field(`${path}.employment`)}>
            {job.employment}
          </span>
        </summary>
        <div className="job__body">
          <div className="job__about">
            <p {...field(`${path}.description`)}>{job.description}</p>
            {job.validThrough && (
              <p className="job__until">
                {fillIn(block.ui.validThrough, { date: formatDate(job.validThrough, dates) })}
              </p>
            )}
          </div>
          <div>
            <h4 {...field('tasksLabel')}>{block.tasksLabel}</h4>
            <Ticks items={job.tasks} path={`${path}.tasks`} field={field} />
          </div>
          <div>
            <h4 {...field('profileLabel')}>{block.profileLabel}</h4>
            <Ticks items={job.profile} path={`${path}.profile`} field={field} />
          </div>
          <Link className="action action--primary" href={applyHref(block.action.href, job.id)}>
            <span {...field('action.label')}>{block.action.label}</span>
            <span className="visually-hidden">: {job.title}</span>
          </Link>
        </div>
      </details>
      {job.href && <MoreLink href={job.href} label={block.ui.more} about={job.title} />}
    </li>
  )
}
