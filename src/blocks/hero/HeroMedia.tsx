import { Picture } from '../../components/Picture.tsx'
import { useCode } from '../../components/use-code.ts'
import type { BlockOf } from '../block.ts'
import type { hero } from './schema.ts'

/**
 * On phones it is mostly the largest thing of the first view, and the last to arrive: two pixels for one are
 * plenty where the screen has three.
 */
const SIZES = '(min-width: 46rem) 55vw, 60vw'

/** Without it the poster stays. */
const loadFilm = () => import('./Film.tsx')

/** The picture of the hero, and the film that fades in over it. */
export const HeroMedia = ({ block }: { block: BlockOf<typeof hero> }) => {
  const code = useCode(loadFilm, block.film !== undefined)
  if (!block.picture && !block.film) return null
  return (
    <div className="hero__media">
      {block.picture && (
        <Picture picture={block.picture} className="hero__picture" sizes={SIZES} eager />
      )}
      {block.film && code && (
        <code.Film files={block.film} poster={block.picture?.src} ui={block.ui} />
      )}
    </div>
  )
}
