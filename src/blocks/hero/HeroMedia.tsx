import { useEffect, useState } from 'react'
import { Picture } from '../../components/Picture.tsx'
import type { BlockOf } from '../block.ts'
import type { hero } from './schema.ts'

/** Nobody sees the last tenth of what fills a phone's screen: three pixels for one are plenty. */
const SIZES = '(min-width: 46rem) 55vw, 90vw'

/** The film's code comes after the page is alive; without it the poster stays. */
const useFilmCode = (wanted: boolean) => {
  const [code, setCode] = useState<typeof import('./Film.tsx')>()
  useEffect(() => {
    if (wanted) import('./Film.tsx').then(setCode, () => undefined)
  }, [wanted])
  return code
}

/** The picture of the hero, and the film that fades in over it. */
export const HeroMedia = ({ block }: { block: BlockOf<typeof hero> }) => {
  const code = useFilmCode(block.film !== undefined)
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
