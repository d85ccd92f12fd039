import { Action } from '../../components/Action.tsx'
import { SectionHead } from '../../components/SectionHead.tsx'
import type { BlockComponent } from '../block.ts'
import { Job } from './Job.tsx'
import type { jobs } from './schema.ts'

export const Jobs: BlockComponent<typeof jobs> = ({ block, field }) => (
  <>
    <SectionHead title={block.title} intro={block.intro} field={field} />
    {block.jobs.length === 0 ? (
      <p className="jobs__none">{block.ui.none}</p>
    ) : (
      <ul className="jobs__list">
        {block.jobs.map((job) => (
          <Job key={job.id} job={job} block={block} path={`jobs.${job.id}`} field={field} />
        ))}
      </ul>
    )}
    <div className="jobs__apply">
      <div>
        {block.unsolicitedTitle && <h3 {...field('unsolicitedTitle')}>{block.unsolicitedTitle}</h3>}
        {block.unsolicitedText && <p {...field('unsolicitedText')}>{block.unsolicitedText}</p>}
      </div>
      <Action action={block.action} attributes={field('action.label')} />
    </div>
  </>
)
