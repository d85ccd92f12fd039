import { Quote } from '../../components/Quote.tsx'
import { SectionHead } from '../../components/SectionHead.tsx'
import type { BlockComponent } from '../block.ts'
import type { testimonials } from './schema.ts'

export const Testimonials: BlockComponent<typeof testimonials> = ({ block, field }) => (
  <>
    <SectionHead title={block.title} intro={block.intro} field={field} />
    <ul className="testimonials__list">
      {block.testimonials.map((testimonial) => (
        <li key={testimonial.id} className="testimonials__item">
          <Quote
            testimonial={testimonial}
            ratingLabel={block.ui.rating}
            path={`testimonials.${testimonial.id}`}
            field={field}
          />
        </li>
      ))}
    </ul>
    <p className="testimonials__note" {...field('note')}>
      {block.note}
    </p>
  </>
)
