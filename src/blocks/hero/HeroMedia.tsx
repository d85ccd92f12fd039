import { Picture } from '../../components/Picture.tsx'
import type { BlockOf } from '../block.ts'
import { Film } from './Film.tsx'

const SIZES = '(min-width: 46rem) 55vw, 100vw'

/** The picture of the hero, and the film that fades in over it. */
export const HeroMedia = ({ block }: { block: BlockOf<'hero'> }) => {
  if (!block.picture && !block.film) return null
  return (
    <div className="hero__media">
      {block.picture && (
        <Picture picture={block.picture} className="hero__picture" sizes={SIZES} eager />
      )}
      {block.film && <Film files={block.film} ui={block.ui} />}
    </div>
  )
}
