import { Picture } from '../../components/Picture.tsx'
import { useCode } from '../../components/use-code.ts'
import type { BlockOf } from '../block.ts'
import type { hero } from './schema.ts'

/** Nobody sees the last tenth of what fills a phone's screen: three pixels for one are plenty. */
const SIZES = '(min-width: 46rem) 55vw, 90vw'

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
      {block.film && code && <code.Film files={block.film} ui={block.ui} />}
    </div>
  )
}
