import { Quote } from '../../components/Quote.tsx'
import { SectionHead } from '../../components/SectionHead.tsx'
import type { BlockComponent } from '../block.ts'
import type { testimonials } from './schema.ts'

export const Testimonials: BlockComponent<typeof testimonials> = ({ block, field }) => (
  <>
    <SectionHead title={block.title} intro={block.intro} field={field} />
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls what has the focus */}
    <section className="testimonials__row" aria-label={block.title ?? block.ui.row} tabIndex={0}>
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
    </section>
    <p className="testimonials__note" {...field('note')}>
      {block.note}
    </p>
  </>
)
