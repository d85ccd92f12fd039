import { Picture } from '../../components/Picture.tsx'
import { SectionHead } from '../../components/SectionHead.tsx'
import type { BlockComponent } from '../block.ts'
import type { drawing } from './schema.ts'

export const Drawing: BlockComponent<typeof drawing> = ({ block, field }) => (
  <>
    <SectionHead title={block.title} intro={block.intro} field={field} />
    <figure className="drawing">
      <Picture picture={block.picture} className="drawing__picture" />
      <figcaption>
        <ol className="drawing__points">
          {block.points.map(({ title, text }, index) => (
            <li key={index}>
              <b {...field(`points.${index}.title`)}>{title}</b>{' '}
              {text && <span {...field(`points.${index}.text`)}>{text}</span>}
            </li>
          ))}
        </ol>
      </figcaption>
    </figure>
  </>
)
