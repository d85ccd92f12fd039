import { Icon } from './Icon.tsx'

const MAXIMUM = 5

/** A rating in stars; `label` says it in words. */
export const Stars = ({ rating, label }: { rating: number; label: string }) => (
  <div className="stars" role="img" aria-label={label}>
    {Array.from({ length: MAXIMUM }, (_, index) => index + 1).map((star) => (
      <Icon key={star} name="star" className={star <= rating ? 'stars__full' : 'stars__empty'} />
    ))}
  </div>
)
