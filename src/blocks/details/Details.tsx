import { Link } from '../../components/Link.tsx'
import type { BlockComponent } from '../block.ts'
import type { details } from './schema.ts'

export const Details: BlockComponent<typeof details> = ({ block, field }) => (
  <div className="details">
    <h2 className="details__title" {...field('title')}>
      {block.title}
    </h2>
    <dl className="facts">
      {block.rows.map(({ label, value, href }, index) => (
        <div key={index} className="facts__row">
          <dt {...field(`rows.${index}.label`)}>{label}</dt>
          {href ? (
            <dd>
              <Link href={href} {...field(`rows.${index}.value`)}>
                {value}
              </Link>
            </dd>
          ) : (
            <dd {...field(`rows.${index}.value`)}>{value}</dd>
          )}
        </div>
      ))}
    </dl>
  </div>
)
