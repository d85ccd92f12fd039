import { Actions } from '../../components/Actions.tsx'
import type { BlockComponent, BlockOf } from '../block.ts'
import { HeroMedia } from './HeroMedia.tsx'
import type { hero } from './schema.ts'

const lookOf = ({ film, picture }: BlockOf<typeof hero>) => {
  if (film) return 'film'
  return picture ? 'picture' : 'plain'
}

/** Letters from which on a word is wider than half a page in the size of titles. */
const LONG = 17

const isLong = (title: string): boolean => title.split(/[\s-]/).some(({ length }) => length >= LONG)

export const Hero: BlockComponent<typeof hero> = ({ block, field }) => (
  <div className={`hero hero--${lookOf(block)}`}>
    <div className="hero__text">
      {block.badge && (
        <p className="hero__badge" {...field('badge')}>
          {block.badge}
        </p>
      )}
      <h1
        className={isLong(block.title) ? 'hero__title hero__title--long' : 'hero__title'}
        {...field('title')}
      >
        {block.title}
      </h1>
      {block.subtitle && (
        <p className="lead" {...field('subtitle')}>
          {block.subtitle}
        </p>
      )}
      <Actions actions={block.actions} field={field} />
    </div>
    <HeroMedia block={block} />
  </div>
)
