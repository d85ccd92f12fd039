import { Actions } from '../../components/Actions.tsx'
import type { BlockComponent, BlockOf } from '../block.ts'
import { HeroMedia } from './HeroMedia.tsx'
import type { hero } from './schema.ts'

const lookOf = ({ film, picture }: BlockOf<typeof hero>) => {
  if (film) return 'film'
  return picture ? 'picture' : 'plain'
}

export const Hero: BlockComponent<typeof hero> = ({ block, field }) => (
  <div className={`hero hero--${lookOf(block)}`}>
    <div className="hero__text">
      {block.badge && (
        <p className="hero__badge" {...field('badge')}>
          {block.badge}
        </p>
      )}
      <h1 className="hero__title" {...field('title')}>
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
