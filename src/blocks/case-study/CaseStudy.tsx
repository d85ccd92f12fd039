import { Action } from '../../components/Action.tsx'
import { Picture } from '../../components/Picture.tsx'
import { Quote } from '../../components/Quote.tsx'
import { Timeline } from '../../components/Timeline.tsx'
import type { BlockComponent } from '../block.ts'
import { CaseFacts } from './CaseFacts.tsx'
import { CaseHead } from './CaseHead.tsx'
import { CasePoints } from './CasePoints.tsx'
import type { caseStudy } from './schema.ts'

/** The whole column of the page. */
const WIDE = '(min-width: 80rem) 73rem, 90vw'

export const CaseStudy: BlockComponent<typeof caseStudy> = ({ block, field }) => {
  const { project, ui } = block
  return (
    <article className="case">
      <Action action={block.back} look="plain" attributes={field('back.label')} />
      <CaseHead block={block} field={field} />
      <Picture picture={project.image} className="case__picture" sizes={WIDE} eager />
      <div className="case__columns">
        <CaseFacts block={block} field={field} />
        <div className="case__told">
          <CasePoints block={block} field={field} list="specifications" />
          <CasePoints block={block} field={field} list="benefits" />
          {project.timeline.length > 0 && (
            <section className="case__part">
              <h2 {...field('timelineTitle')}>{block.timelineTitle}</h2>
              <Timeline steps={project.timeline} path="project.timeline" field={field} />
            </section>
          )}
        </div>
      </div>
      {project.testimonial && (
        <section className="case__voice">
          {block.testimonialTitle && (
            <h2 {...field('testimonialTitle')}>{block.testimonialTitle}</h2>
          )}
          <Quote
            testimonial={project.testimonial}
            ratingLabel={ui.rating}
            path="project.testimonial"
            field={field}
          />
          {block.testimonialNote && (
            <p className="case__note" {...field('testimonialNote')}>
              {block.testimonialNote}
            </p>
          )}
        </section>
      )}
    </article>
  )
}
