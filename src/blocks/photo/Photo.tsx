import { Picture } from '../../components/Picture.tsx'
import type { BlockComponent } from '../block.ts'
import type { photo } from './schema.ts'

const SIZES = { full: '100vw', column: '(min-width: 84rem) 73rem, 90vw' }

export const Photo: BlockComponent<typeof photo> = ({ block, field }) => (
  <figure className={`photo photo--${block.look} photo--${block.ratio}`}>
    <Picture picture={block.picture} className="photo__picture" sizes={SIZES[block.look]} />
    {(block.caption || block.credit) && (
      <figcaption className="photo__caption">
        {block.caption && <span {...field('caption')}>{block.caption}</span>}
        {block.credit && <small {...field('credit')}>{block.credit}</small>}
      </figcaption>
    )}
  </figure>
)
