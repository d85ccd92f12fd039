import type { ResolvedEntry } from '../content/collections/resolved.ts'
import { fillIn } from '../content/text/fill-in.ts'
import type { FieldAttributes } from './field-attributes.ts'
import { Stars } from './Stars.tsx'

interface QuoteProps {
  testimonial: ResolvedEntry<'testimonials'>
  /** Template of the rating in words: `{rating} von 5 Sternen`. */
  ratingLabel: string
  /** Place of the testimonial in its block: `testimonials.2`. */
  path: string
  field: FieldAttributes
}

/** What a customer says, who it is, and the rating where there is one. */
export const Quote = ({ testimonial, ratingLabel, path, field }: QuoteProps) => (
  <figure className="quote">
    {testimonial.rating && (
      <Stars
        rating={testimonial.rating}
        label={fillIn(ratingLabel, { rating: testimonial.rating })}
      />
    )}
    <blockquote className="quote__text">
      <p {...field(`${path}.text`)}>{testimonial.text}</p>
    </blockquote>
    <figcaption className="quote__by">
      <span className="quote__name" {...field(`${path}.name`)}>
        {testimonial.name}
      </span>
      {testimonial.location && <span {...field(`${path}.location`)}>{testimonial.location}</span>}
    </figcaption>
  </figure>
)
